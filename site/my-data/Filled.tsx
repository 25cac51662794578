import { Fragment, type ReactNode } from 'react';

/** A sentence with what stands in its braces put in. */
export const Filled = ({ text, ...values }: { text: string } & Record<string, ReactNode>) =>
  text
    .split(/\{(\w+)\}/)
    .map((part, position) => (
      <Fragment key={position}>{position % 2 ? values[part] : part}</Fragment>
    ));
