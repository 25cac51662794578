import bar from '../AdminDashboard.module.css';
import { useDashboard } from './dashboard-context.ts';
import { fill } from '../../../../domain/text.ts';

/**
 * Stands at the top while all visitors of a proxy count as one.
 * @param setting what makes the server believe the proxy
 */
export function UntrustedProxy({ setting }: { setting: string }) {
  const { text } = useDashboard();
  return <p className={bar.note}>{fill(text.untrustedProxy, { setting })}</p>;
}
