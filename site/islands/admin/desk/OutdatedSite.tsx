import bar from '../AdminDesk.module.css';
import { useDesk } from './desk-context.ts';
import { fill } from '../../../../domain/text.ts';

/**
 * Stands at the top while visitors read something that is no longer true.
 * @param since the day since when
 */
export function OutdatedSite({ since }: { since: string }) {
  const { text, format } = useDesk();
  return <p className={bar.note}>{fill(text.outdated, { day: format.day(since) })}</p>;
}
