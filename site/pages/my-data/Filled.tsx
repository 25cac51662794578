import { Fragment, type ReactNode } from 'react';
import { partsOf } from '../../../domain/text.ts';

/** A sentence with its braces filled. */
export const Filled = ({ text, ...values }: { text: string } & Record<string, ReactNode>) =>
  partsOf(text).map((part, position) => (
    <Fragment key={position}>{position % 2 ? values[part] : part}</Fragment>
  ));
