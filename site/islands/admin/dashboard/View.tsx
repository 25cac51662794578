import type { ReactNode } from 'react';
import { headingOf, type View as Name } from './use-view.ts';

/** A view of the dashboard, whose heading the links lead to. */
export const View = ({
  name,
  heading,
  children,
}: {
  name: Name;
  heading: string;
  children: ReactNode;
}) => (
  <section aria-labelledby={headingOf(name)}>
    <h2 id={headingOf(name)} tabIndex={-1}>
      {heading}
    </h2>
    {children}
  </section>
);
