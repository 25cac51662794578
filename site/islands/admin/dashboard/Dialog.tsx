import { use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import styles from '../dashboard.module.css';
import { DashboardContext } from './dashboard-context.ts';

/**
 * A modal dialog that is open as long as it is rendered. Escape closes it where it may be closed;
 * the focus returns to where it was.
 */
export function Dialog({
  id,
  heading,
  onClose,
  children,
}: {
  /** Of its heading. */
  id: string;
  /** Left out where its content has one. */
  heading?: ReactNode;
  /** Left out where nothing behind it can be used without an answer. */
  onClose?: () => void;
  children: ReactNode;
}) {
  // The login asks without a dashboard around it.
  const text = use(DashboardContext)?.text;
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
      aria-labelledby={id}
      // Else Escape, pressed twice, closes it, whatever is said to the first.
      closedby={onClose ? 'closerequest' : 'none'}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {onClose && (
        <div className={styles.row}>
          <h3 id={id} className={styles.grow}>
            {heading}
          </h3>
          <Button look="quiet" onClick={onClose}>
            {text?.row.close}
          </Button>
        </div>
      )}
      {children}
    </dialog>
  );
}
