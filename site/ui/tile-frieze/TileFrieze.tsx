import styles from './TileFrieze.module.css';

/** A row of azulejos from edge to edge, one of them laid the wrong way round. It is decoration only. */
export function TileFrieze() {
  return (
    <svg className={styles.frieze} width="100%" height={48} aria-hidden="true">
      <pattern id="azulejo" width="48" height="48" patternUnits="userSpaceOnUse">
        <path d="M0 0h48v48H0z" className={styles.glaze} />
        <path d="M24 3q5 9 0 15-5-6 0-15m21 21q-9 5-15 0 6-5 15 0M24 45q-5-9 0-15 5 6 0 15M3 24q9-5 15 0-6 5-15 0m21-4.5 4.5 4.5-4.5 4.5-4.5-4.5zM0 0h13Q12 12 0 13zm48 0v13Q36 12 35 0zm0 48H35q1-12 13-13zM0 48V35q12 1 13 13zm12-36 7 4-3 3zm24 0-4 7-3-3zm0 24-7-4 3-3zm-24 0 4-7 3 3z" />
      </pattern>
      <path fill="url(#azulejo)" d="M0 0h9999v999H0z" />
      <path fill="url(#azulejo)" d="M0 0h24v24H0z" transform="translate(264)" />
    </svg>
  );
}
