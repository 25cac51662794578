import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dashboard.module.css';

/**
 * A modal dialog that is open as long as it is rendered. Escape closes it; the focus returns to
 * where it was.
 */
export function Dialog({
  labelledBy,
  role,
  onClose,
  children,
}: {
  /** The id of its heading. */
  labelledBy: string;
  role?: 'alertdialog';
  onClose: () => void;
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
      role={role}
      aria-labelledby={labelledBy}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
