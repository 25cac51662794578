import bar from '../../AdminDesk.module.css';
import { useDesk } from '../desk-context.ts';
import styles from './Account.module.css';

/** Stands at the top until the password of the first start is changed. */
export function FirstPassword() {
  const { text } = useDesk();
  return (
    <div className={styles.first}>
      <p className={bar.note}>
        {text.account.first} <a href="#account-heading">{text.account.firstLink}</a>
      </p>
    </div>
  );
}
