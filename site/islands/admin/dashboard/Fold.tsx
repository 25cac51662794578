import { useState, type ReactNode, type Ref } from 'react';

/** What is folded at first, and not there before it is unfolded. */
export function Fold({
  summary,
  name,
  ref,
  children,
}: {
  summary: ReactNode;
  /** What the summary is called, where its words do not say of what it is. */
  name?: string | undefined;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details ref={ref} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary aria-label={name}>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
