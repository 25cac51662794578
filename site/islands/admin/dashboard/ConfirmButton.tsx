import { useId, useState, type ComponentProps } from 'react';
import { Actions, Button } from '../../../ui/button/Button.tsx';
import { BusyButton } from './BusyButton.tsx';
import { useDashboard } from './dashboard-context.ts';
import { Dialog } from './Dialog.tsx';

/**
 * A button for what no other press takes back: it asks first, and acts once it was pressed there,
 * too.
 */
export function ConfirmButton({
  question,
  onConfirm,
  children,
  busy,
  ...button
}: {
  busy: boolean;
  /** Says what will be so afterwards. */
  question: string;
  onConfirm: () => void;
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
          onConfirm={() => {
            close();
            onConfirm();
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
  onConfirm,
  onCancel,
  children,
}: Pick<ComponentProps<typeof ConfirmButton>, 'question' | 'onConfirm' | 'children'> & {
  onCancel: () => void;
}) {
  const { text } = useDashboard();
  const id = useId();
  return (
    <Dialog isAnnounced role="alertdialog" labelledBy={id} onClose={onCancel}>
      <p id={id}>{question}</p>
      <Actions>
        <Button onClick={onConfirm}>{children}</Button>
        <Button ref={takeFocus} look="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </Actions>
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
