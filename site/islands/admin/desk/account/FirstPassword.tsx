import bar from '../../AdminDesk.module.css';
import { useDesk } from '../desk-context.ts';
import { headingOf } from '../use-view.ts';

/** Stands at the top until the password of the first start is changed. */
export function FirstPassword() {
  const { text } = useDesk();
  return (
    <p className={bar.note}>
      {text.account.first} <a href={`#${headingOf('account')}`}>{text.account.firstLink}</a>
    </p>
  );
}
