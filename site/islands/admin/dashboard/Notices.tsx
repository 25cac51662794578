import bar from '../AdminDashboard.module.css';
import { useDashboard } from './dashboard-context.ts';
import { headingOf } from './use-view.ts';

/** Stands at the top until the administrator has changed the first password. */
export function Notices() {
  const { text, session } = useDashboard();
  if (!session.account.has_first_password) return null;
  return (
    <p className={bar.note}>
      {text.account.first} <a href={`#${headingOf('account')}`}>{text.account.firstLink}</a>
    </p>
  );
}
