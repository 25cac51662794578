import bar from '../AdminDashboard.module.css';
import { useDashboard } from './dashboard-context.ts';
import { fill } from '../../../../domain/text.ts';

/**
 * Stands at the top while visitors read something that is no longer true.
 * @param since the day since when
 */
export function StaleBuild({ since }: { since: string }) {
  const { text, format } = useDashboard();
  return <p className={bar.note}>{fill(text.outdated, { day: format.day(since) })}</p>;
}
