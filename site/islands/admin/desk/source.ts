import type { DeskOverview, DeskPage } from '../../../../domain/admin/api.ts';
import type { PageQuery, Period } from '../../../../domain/admin/list-query.ts';
import type { OpenedSubmission, OpeningGround } from '../../../../domain/admin/rights.ts';

/** The source from which the desk reads submissions: our server page by page, or a list received as a whole. */
export interface Source<Overview = Pick<DeskOverview, 'counters' | 'event_counts'>> {
  overview: (period: Period, signal: AbortSignal) => Promise<Overview>;
  page: (query: PageQuery, signal: AbortSignal) => Promise<DeskPage>;
  /** The details of one submission: a backend other than ours may not send all of them. */
  details: (
    id: string,
    signal: AbortSignal,
    ground?: OpeningGround,
  ) => Promise<Partial<OpenedSubmission>>;
}
