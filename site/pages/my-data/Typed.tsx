import styles from './MyData.module.css';

/**
 * What somebody typed, in its own direction of writing; `site/build/middleware.ts` leaves it as it
 * is.
 */
export const Typed = ({ text }: { text: string }) => (
  <bdi dir="auto" className={styles.typed}>
    {text}
  </bdi>
);
