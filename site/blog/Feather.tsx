import styles from './ArticleText.module.css';

/** A heron's feather, cut in one block: the end of an article. */
export function Feather() {
  return (
    <svg className={styles.feather} viewBox="0 0 96 32" width="96" height="32" aria-hidden="true">
      <path d="M20 21.5q9-10 21-14l-3 5.5 7-6.8q10-3.2 21-3.7l-5 4.2 9.5-4.2q12 .2 22 3-36 2.5-72.5 16z" />
      <path d="M16 25.5Q54 12 92.5 7.8 80 15.5 66 20l1.5-4-6.5 5.4q-9 2.6-18 3.1l2-3.4-6.5 4q-11.5.8-22.5.4z" />
      <path d="M2 30q7-4 14-6.6l.6 1.4Q9.5 27.5 3 31z" />
    </svg>
  );
}
