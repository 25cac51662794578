import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Actions, Button } from '../../../ui/button/Button.tsx';
import { ProofField } from './account/ProofField.tsx';
import { BusyButton } from './BusyButton.tsx';
import styles from './Dashboard.module.css';
import { useDashboard } from './dashboard-context.ts';
import { Dialog } from './Dialog.tsx';

/**
 * A button for what no other press takes back: it asks first, and acts once it was pressed there,
 * too.
 */
export function ConfirmButton({
  question,
  isProved = false,
  onConfirm,
  children,
  busy,
  ...button
}: {
  busy: boolean;
  /** Says what will be so afterwards. */
  question: ReactNode;
  /** Whether it also asks for the password, or a passkey. */
  isProved?: boolean;
  /** @param form holds what was typed */
  onConfirm: (form: HTMLFormElement) => void;
} & Pick<ComponentProps<typeof Button>, 'look' | 'aria-label' | 'children'>) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <BusyButton {...button} busy={busy} onClick={() => setIsAsking(true)}>
        {children}
      </BusyButton>
      {isAsking && (
        <Question
          question={question}
          isProved={isProved}
          onConfirm={(form) => {
            close();
            onConfirm(form);
          }}
          onCancel={close}
        >
          {children}
        </Question>
      )}
    </>
  );
}

function Question({
  question,
  isProved,
  onConfirm,
  onCancel,
  children,
}: Pick<
  ComponentProps<typeof ConfirmButton>,
  'question' | 'isProved' | 'onConfirm' | 'children'
> & { onCancel: () => void }) {
  const { text } = useDashboard();
  const id = useId();
  return (
    <Dialog isAnnounced role="alertdialog" labelledBy={id} onClose={onCancel}>
      <form
        className={styles.dialogForm}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(event.currentTarget);
        }}
      >
        <p id={id}>{question}</p>
        {isProved && <ProofField />}
        <Actions>
          <Button type="submit">{children}</Button>
          <Button ref={takeFocus} look="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

/**
 * Lets a dialog that opens focus a button. A key held too long, or a second press by mistake, then
 * changes nothing.
 */
function takeFocus(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '');
}
