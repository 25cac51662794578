import type { ReactNode } from 'react';
import { myDataFields } from '../../../domain/my-data/my-data-page.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './MyData.module.css';

/**
 * A button that asks the server for something. A form without `action` posts to the path it is
 * served at, with the link's token.
 * @param describedBy the id of the heading that says what it is about
 */
export const ActionButton = ({
  action,
  label,
  describedBy,
  children,
}: {
  action: string;
  label: string;
  describedBy?: string;
  children?: ReactNode;
}) => (
  <form method="post" className={styles.actionButton}>
    {children}
    <Button
      type="submit"
      look="quiet"
      name={myDataFields.action}
      value={action}
      aria-describedby={describedBy}
    >
      {label}
    </Button>
  </form>
);
