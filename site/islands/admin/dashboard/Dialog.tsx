import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from '../dashboard.module.css';

/**
 * A modal dialog that is open as long as it is rendered. Escape closes it where it may be closed;
 * the focus returns to where it was.
 */
export function Dialog({
  labelledBy,
  onClose,
  children,
}: {
  /** The id of its heading. */
  labelledBy: string;
  /** Left out where nothing behind it can be used without an answer. */
  onClose?: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed, so that the browser restores the focus; other effects end after
  // that.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      // Else Escape, pressed twice, closes it, whatever is said to the first.
      closedby={onClose ? 'closerequest' : 'none'}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
