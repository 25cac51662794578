import type { DeskOverview, DeskPage } from '../../../../domain/admin/api.ts';
import type { PageQuery, Period } from '../../../../domain/admin/list-query.ts';
import type { SubmissionDetails } from '../../../../domain/submission/fields.ts';

/** What the desk reads submissions from: our server page by page, or a list that came whole. */
export interface Source<Overview = Pick<DeskOverview, 'counters' | 'event_counts'>> {
  overview: (period: Period, signal: AbortSignal) => Promise<Overview>;
  page: (query: PageQuery, signal: AbortSignal) => Promise<DeskPage>;
  /** What is known of one submission: a backend other than ours may not know everything. */
  details: (id: string, signal: AbortSignal) => Promise<Partial<SubmissionDetails>>;
}
