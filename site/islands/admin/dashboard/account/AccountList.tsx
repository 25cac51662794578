import type { ReactNode } from 'react';
import { proofIn, type Proof } from '../../api-client.ts';
import styles from '../../dashboard.module.css';
import { useSession } from '../dashboard-context.ts';
import { Fold } from '../Fold.tsx';
import { ConfirmButton, useAct } from '../Act.tsx';

interface Entry {
  id: string;
  says: ReactNode;
  /** The name of the press that ends it, the question before it, and what it does. */
  end?: { name: string; question: string; run: (prove: () => Promise<Proof>) => Promise<string> };
}

/** What belongs to an account, folded: each with a press that ends it, and how to add another. */
export function AccountList({
  heading,
  note,
  entries,
  end,
  isProved = false,
  children,
}: {
  heading: string;
  note?: string;
  entries: readonly Entry[];
  /** The words of the press. */
  end: string;
  /** Whether to end one asks for the password, or a passkey. */
  isProved?: boolean;
  children?: ReactNode;
}) {
  const { call } = useSession();
  const { act, busy, status } = useAct((run: () => Promise<string>) => run());
  return (
    <Fold summary={heading}>
      {note && <p>{note}</p>}
      <ul className={styles.list} aria-label={heading}>
        {entries.map(({ id, says, end: press }) => (
          <li key={id}>
            <span>{says}</span>
            {press && (
              <ConfirmButton
                busy={busy}
                aria-label={press.name}
                question={press.question}
                isProved={isProved}
                onConfirm={(form) => act(() => press.run(() => proofIn(form, call)))}
              >
                {end}
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
      {status}
      {children}
    </Fold>
  );
}
