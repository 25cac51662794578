import type { ReactNode } from 'react';
import type { Waitlist } from '../../../content/en/waitlist.ts';
import styles from './Waitlist.module.css';

/** Why to join, in the page's own words. A function, as an Astro page passes no component along. */
export function words({ heading, intro }: Waitlist): ReactNode {
  const [lead, ...rest] = intro;
  return (
    <>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
