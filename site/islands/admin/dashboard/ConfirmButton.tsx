import type { ReactNode } from 'react';
import { ProofField } from './account/ProofField.tsx';
import { BusyButton } from './BusyButton.tsx';
import { Fold } from './Fold.tsx';
import { Form } from './Form.tsx';

/**
 * A button for what no other press takes back. It is folded: unfolded, it stands below what will be
 * so afterwards.
 */
export const ConfirmButton = ({
  question,
  isProved = false,
  onConfirm,
  children,
  busy,
  'aria-label': name,
}: {
  busy: boolean;
  question: ReactNode;
  /** Whether it also asks for the password, or a passkey. */
  isProved?: boolean;
  /** @param form holds what was typed */
  onConfirm: (form: HTMLFormElement) => void;
  'aria-label'?: string;
  children: ReactNode;
}) => (
  <Fold summary={children} name={name} isDangerous>
    <Form onSend={onConfirm}>
      <p>{question}</p>
      {isProved && <ProofField />}
      <BusyButton type="submit" look="quiet" busy={busy}>
        {children}
      </BusyButton>
    </Form>
  </Fold>
);
