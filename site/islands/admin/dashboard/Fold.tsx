import { useState, type ReactNode, type Ref } from 'react';
import styles from '../dashboard.module.css';

/** What is folded at first, and not there before it is unfolded. */
export function Fold({
  summary,
  name,
  ref,
  isDangerous = false,
  children,
}: {
  summary: ReactNode;
  /** What the summary is called, where its words do not say of what it is. */
  name?: string | undefined;
  ref?: Ref<HTMLDetailsElement>;
  /** Whether what it holds cannot be taken back. */
  isDangerous?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      ref={ref}
      className={isDangerous ? styles.danger : undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary aria-label={name}>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
