import bar from '../../AdminDashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { headingOf } from '../use-view.ts';

/** Stands at the top until the password of the first start is changed. */
export function FirstPassword() {
  const { text } = useDashboard();
  return (
    <p className={bar.note}>
      {text.account.first} <a href={`#${headingOf('account')}`}>{text.account.firstLink}</a>
    </p>
  );
}
