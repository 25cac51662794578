import * as Radix from '@radix-ui/react-tooltip';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import styles from '../dashboard.module.css';

/**
 * The delays of the tooltips within: 700 ms before the first opens, and none within 300 ms of
 * another.
 */
export const TooltipDelays = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
);

/**
 * A mark with a tooltip that opens when it is hovered, focused or pressed; Escape closes it, and it
 * stays while hovered.
 * @param hint the text of the tooltip
 */
export function Tooltip({ hint, ...button }: ComponentProps<'button'> & { hint: string }) {
  const mark = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(wanted) => {
        // Radix closes when the page scrolls, which a browser does by itself to show the focused
        // element.
        if (wanted || !mark.current?.matches(':focus-visible')) setOpen(wanted);
      }}
    >
      <Radix.Trigger
        {...button}
        ref={mark}
        className={styles.mark}
        onClick={(event) => {
          // Radix closes when pressed: by touch nothing would open it.
          event.preventDefault();
          setOpen(true);
        }}
      />
      {/* In a landmark, where a screen reader looks for content. */}
      <Radix.Portal container={document.querySelector('main')}>
        <Radix.Content
          className={styles.tooltip}
          sideOffset={6}
          collisionPadding={8}
          hideWhenDetached
          onEscapeKeyDown={() => {
            setOpen(false);
          }}
        >
          {hint}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
