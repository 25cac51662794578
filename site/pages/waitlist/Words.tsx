import type { ReactNode } from 'react';
import type { Waitlist } from '../../../content/en/waitlist.ts';
import styles from './Waitlist.module.css';

/** Why to join, in the page's own words: React's, as Astro hands over no elements of its own. */
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
