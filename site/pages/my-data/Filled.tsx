import { Fragment, type ReactNode } from 'react';
import { partsOf } from '../../../domain/text.ts';

/** A sentence with what stands in its braces put in. */
export const Filled = ({ text, ...values }: { text: string } & Record<string, ReactNode>) =>
  partsOf(text).map((part, position) => (
    <Fragment key={position}>{position % 2 ? values[part] : part}</Fragment>
  ));
