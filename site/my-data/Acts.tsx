import type { MyData } from '../../content/en/my-data.ts';
import type { OwnData } from '../../domain/own-data/own-data.ts';
import styles from './MyData.module.css';
import { Press } from './Press.tsx';

/** What can be done with all of it, the lightest first. Restricted people are offered what changes nothing, and leaving. */
function offered({ restrictedSince, state, wantsUpdates, language }: OwnData) {
  const getsNews = state === 'confirmed' && wantsUpdates === true;
  const change = language === 'pt' ? ('languageEn' as const) : ('languagePt' as const);
  return [
    'download' as const,
    ...(restrictedSince === null
      ? [
          getsNews ? ('newsOff' as const) : ('newsOn' as const),
          ...(language ? [change] : []),
          'email' as const,
        ]
      : []),
    ...(state === 'left' ? [] : ['leave' as const]),
    'erase' as const,
  ];
}

export const Acts = ({ text, data }: { text: MyData['acts']; data: OwnData }) => (
  <ul className={styles.acts}>
    {offered(data).map((act) => (
      <li key={act}>
        <div>
          <h3 id={`act-${act}`}>{text[act].title}</h3>
          <p>{text[act].now}</p>
        </div>
        <Press press={act} label={text[act].press} describedBy={`act-${act}`} />
      </li>
    ))}
  </ul>
);
