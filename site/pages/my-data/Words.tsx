import { Fragment, type ReactNode } from 'react';
import { partsOf } from '../../../domain/text.ts';
import styles from './MyData.module.css';

/** A sentence with its braces filled. */
export const Filled = ({ text, ...values }: { text: string } & Record<string, ReactNode>) =>
  partsOf(text).map((part, position) => (
    <Fragment key={position}>{position % 2 ? values[part] : part}</Fragment>
  ));

/**
 * What somebody typed, in its own direction of writing; `site/build/middleware.ts` leaves it as it
 * is.
 */
export const Typed = ({ text }: { text: string }) => (
  <bdi dir="auto" className={styles.typed}>
    {text}
  </bdi>
);
