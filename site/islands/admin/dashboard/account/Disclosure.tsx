import { useState, type ReactNode, type Ref } from 'react';

/** A part of the account that is closed at first, and asks the server nothing until it opens. */
export function Disclosure({
  heading,
  summary,
  children,
}: {
  heading: string;
  summary?: Ref<HTMLElement>;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary ref={summary}>{heading}</summary>
      {open && children}
    </details>
  );
}
