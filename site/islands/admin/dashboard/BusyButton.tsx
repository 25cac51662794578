import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button/Button.tsx';

/**
 * A button that does nothing while `busy`, as while the server answers, and keeps the focus, which
 * a browser takes from a disabled one.
 */
export function BusyButton({
  busy,
  onClick,
  ...button
}: { busy: boolean } & Omit<ComponentProps<typeof Button>, 'disabled'>) {
  return (
    <Button
      {...button}
      aria-disabled={busy}
      // Enter in a form presses its button, too.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
