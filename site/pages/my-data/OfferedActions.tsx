import type { MyData } from '../../../content/en/my-data.ts';
import { wholeDataActions, type MyDataAction } from '../../../domain/my-data/my-data-page.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './MyData.module.css';

/** The actions on all of the data. The download is always offered, and first. */
export const OfferedActions = ({
  text,
  offered,
}: {
  text: MyData['actions'];
  offered: MyDataAction[];
}) => (
  <ul className={styles.actions}>
    {(['download', ...wholeDataActions.filter((name) => offered.includes(name))] as const).map(
      (name) => (
        <li key={name}>
          <div>
            <h3 id={`act-${name}`}>{text[name].title}</h3>
            <p>{text[name].now}</p>
          </div>
          <ActionButton action={name} label={text[name].button} describedBy={`act-${name}`} />
        </li>
      ),
    )}
  </ul>
);
