import styles from './TileFrieze.module.css';

/** A row of azulejos from edge to edge. Ornament: it says nothing. */
export function TileFrieze() {
  return (
    <svg className={styles.frieze} width="100%" height={48} aria-hidden="true">
      <pattern id="azulejo" width="48" height="48" patternUnits="userSpaceOnUse">
        <path d="M0 0h48v48H0z" className={styles.glaze} />
        <path d="M24 3q5 9 0 15-5-6 0-15zM45 24q-9 5-15 0 6-5 15 0zM24 45q-5-9 0-15 5 6 0 15zM3 24q9-5 15 0-6 5-15 0zM24 19.500l4.5 4.5-4.5 4.5-4.5-4.500zM0 0h13Q12 12 0 13zM48 0v13Q36 12 35 0zM48 48H35Q36 36 48 35zM0 48V35Q12 36 13 48zM12 12l7 4-3 3zM36 12l-4 7-3-3zM36 36l-7-4 3-3zM12 36l4-7 3 3z" />
      </pattern>
      <path fill="url(#azulejo)" d="M0 0h9999v999H0z" />
    </svg>
  );
}
