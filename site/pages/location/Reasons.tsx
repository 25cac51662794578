import type { Location } from '../../../content/en/location.ts';
import { Section } from '../../ui/section/Section.tsx';
import { locatorMap } from './locator-map.data.ts';
import inks from './MapInks.module.css';
import styles from './Reasons.module.css';

const hill = 'M0 100V92l20-19 24-18 30-8 30 8 24 18 22 20v7z';

/** What the first reasons are about: the lagoon, out of the map, and the town on its hill. */
const drawings = [
  <svg key="lagoon" className={inks.inks} viewBox={locatorMap.lagoonFrame} aria-hidden="true">
    <use href="#map-ground" />
  </svg>,
  <svg key="town" className={inks.inks} viewBox="0 0 150 100" aria-hidden="true">
    <path className={styles.sky} d="M0 0h150v100H0z" />
    <path className={styles.hill} d={hill} />
    <path fill="url(#map-cuts)" d={hill} />
    <path
      className={styles.houses}
      d="M22 77V64h11v6zM34 67V55h12v5zM104 62V47h14v25zM119 73V62h11v19z"
    />
    <path className={styles.wall} d="M14 83l27-22 32-9 30 9 32 23" />
    <path className={styles.merlons} d="M12 76l26-21 35-10 33 10 25 18" />
    <use href="#map-castle" transform="translate(70 36)scale(1.7)" className={styles.castle} />
    <path
      className={styles.lit}
      d="M21 64l6.5-6 6.5 6zM33 55l7-6 7 6zM103 47l8-7 8 7zM118 62l6.5-6 6.5 6zM68 22h4v7h-4z"
    />
  </svg>,
];

/** Why here: two places to see, and beside them what cannot be drawn. */
export function Reasons({ text }: { text: Location['reasons'] }) {
  const reason = (
    { title, text: words }: (typeof text.items)[number],
    drawing?: (typeof drawings)[number],
  ) => (
    <li key={title}>
      {drawing}
      <div>
        <h3>{title}</h3>
        <p>{words}</p>
      </div>
    </li>
  );
  return (
    <Section heading={text.heading} wide>
      <div className={styles.reasons}>
        <ul className={styles.places}>
          {text.items.slice(0, drawings.length).map((item, index) => reason(item, drawings[index]))}
        </ul>
        <ul className={styles.qualities}>
          {text.items.slice(drawings.length).map((item) => reason(item))}
        </ul>
      </div>
    </Section>
  );
}
