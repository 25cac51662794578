import styles from './TileFrieze.module.css';

/**
 * A row of azulejos from edge to edge, one of them laid the wrong way round. It is decoration only.
 */
export function TileFrieze() {
  return (
    <svg className={styles.frieze} width="100%" height={48} aria-hidden="true">
      <pattern id="azulejo" width="48" height="48" patternUnits="userSpaceOnUse">
        <path d="M0 0h48v48H0z" className={styles.glaze} />
        <path d="M0 0h15A15 15 0 0 1 0 15zm21 0h8A29 29 0 0 1 0 29v-8A21 21 0 0 0 21 0m27 2q-1 17-18 17 0-16 18-17M2 48q17-1 17-18-16 0-17 18m46-24v24H24a24 24 0 0 1 24-24" />
      </pattern>
      <path fill="url(#azulejo)" d="M0 0h9999v999H0z" />
      <path fill="url(#azulejo)" d="M0 0h48v48H0z" transform="rotate(90 120 120)" />
    </svg>
  );
}
