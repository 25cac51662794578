import type { ReactNode } from 'react';
import type { Waitlist } from '../../../content/en/waitlist.ts';
import styles from './Waitlist.module.css';

/**
 * What is waited for, in the page's own words. A function, as an Astro page passes no component
 * along.
 */
export const words = ({ heading, lead }: Waitlist): ReactNode => (
  <>
    <h1>{heading}</h1>
    <p className={styles.lead}>{lead}</p>
  </>
);
