import type { ComponentProps, ReactNode } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { useAct } from './use-act.tsx';

/** A button that does something on the server, and below it what was done. */
export function Press({
  run,
  isOff = false,
  waiting,
  children,
  look,
}: {
  /** Says what was done, where that does not show. */
  run: () => Promise<ReactNode>;
  /** Whether it does nothing yet. */
  isOff?: boolean;
  /** Its words while the server answers. */
  waiting?: string;
  children: string;
} & Pick<ComponentProps<typeof BusyButton>, 'look'>) {
  const { act, busy, status } = useAct(run);
  return (
    <>
      <BusyButton {...(look && { look })} busy={busy || isOff} onClick={() => act()}>
        {busy ? (waiting ?? children) : children}
      </BusyButton>
      {status}
    </>
  );
}
