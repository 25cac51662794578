import { fill } from '../../../../domain/text.ts';
import bar from '../AdminDashboard.module.css';
import { useDashboard } from './dashboard-context.ts';
import { headingOf } from './use-view.ts';

/** Stand at the top while something is wrong that the administrator can mend. */
export function Notices() {
  const { text, format, session } = useDashboard();
  const { siteOutdatedSince, untrustedProxy, controllerMissing, account } = session;
  return (
    <>
      {controllerMissing && (
        <p role="alert" className={bar.failure}>
          {text.controllerMissing}
        </p>
      )}
      {/* Visitors read something that is no longer true. */}
      {siteOutdatedSince && (
        <p className={bar.note}>{fill(text.outdated, { day: format.day(siteOutdatedSince) })}</p>
      )}
      {/* All visitors of a proxy count as one. */}
      {untrustedProxy && (
        <p className={bar.note}>{fill(text.untrustedProxy, { setting: untrustedProxy })}</p>
      )}
      {account.has_first_password && (
        <p className={bar.note}>
          {text.account.first} <a href={`#${headingOf('account')}`}>{text.account.firstLink}</a>
        </p>
      )}
    </>
  );
}
