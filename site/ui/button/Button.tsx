import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

type Look = 'primary' | 'quiet' | 'plain';

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  look = 'primary',
  children,
  ...link
}: ComponentProps<'a'> & { look?: Look }) {
  return (
    <a {...link} className={styles[look]}>
      {children}
    </a>
  );
}

/** Buttons and links to continue with, side by side where they fit. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A button: it does something on this page. */
export function Button({
  look = 'primary',
  ...button
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" {...button} className={styles[look]} />;
}
