import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dashboard.module.css';

/**
 * A modal dialog that is open as long as it is rendered. Escape closes it where it may be closed;
 * the focus returns to where it was.
 */
export function Dialog({
  labelledBy,
  role,
  isAnnounced = false,
  onClose,
  children,
}: {
  /** The id of its heading. */
  labelledBy: string;
  role?: 'alertdialog';
  /** Whether a screen reader says its words, which are few, before its focused control. */
  isAnnounced?: boolean;
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
    if (!isAnnounced) return () => element?.close();
    // The dialog has the focus first: Orca moves in silence to a control that has it at once.
    const control = document.activeElement as HTMLElement | null;
    element?.focus();
    let moving = 0;
    const painted = requestAnimationFrame(() => {
      moving = window.setTimeout(() => {
        if (document.activeElement === element) control?.focus();
      }, 200);
    });
    return () => {
      cancelAnimationFrame(painted);
      clearTimeout(moving);
      element?.close();
    };
  }, [isAnnounced]);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      role={role}
      aria-labelledby={labelledBy}
      // Else Escape, pressed twice, closes it, whatever is said to the first.
      closedby={onClose ? 'closerequest' : 'none'}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        // React hands it on to a dialog around this one, which stays.
        event.stopPropagation();
        onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
