import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dueMinutes, type NotSent } from '../../../../../domain/letter.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { Addressed } from './Addressed.tsx';
import styles from '../../dashboard.module.css';
import type { Draft } from './use-draft.ts';
import { useAudience, useUpdate } from './use-letter.ts';

/** Sends a letter off, after it says who gets it; or says why it cannot go. */
export function SendForm({
  id,
  draft,
  isTested,
  save,
}: {
  id: string;
  draft: Draft;
  isTested: boolean;
  save: () => Promise<boolean>;
}) {
  const { text, format } = useDashboard();
  const words = text.letters.send;
  const session = useSession();
  const client = useQueryClient();
  const update = useUpdate();
  const count = useAudience(draft.audience);
  const [digits, setDigits] = useState('');
  const send = useMutation({
    mutationFn: async ({ number }: { sent: Draft; number: number | null }) => {
      if (!(await save())) throw new Error('the draft could not be saved');
      return session.call('send_letter', { id, recipients: number });
    },
    onSuccess: (result) =>
      // People come and go, and another window may have sent this one.
      result.sent ? update(result.letter) : client.invalidateQueries(),
  });
  const last = send.data;
  // A message about the former text does not hold for a changed one.
  const isOfThis = send.variables?.sent === draft;
  const refusal =
    last && !last.sent && isOfThis && !(last.reason === 'untested' && isTested) ? last : undefined;
  return (
    <form
      aria-labelledby="letter-send"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate({ sent: draft, number: digits ? Number(digits) : null });
      }}
    >
      <h4 id="letter-send">{words.heading}</h4>
      <Addressed count={count} />
      <p>{format.count(words.note, dueMinutes)}</p>
      {draft.audience === 'updates' && <p>{words.published}</p>}
      <div role="status" className={styles.status}>
        {send.isError && <p>{text.failure.action}</p>}
        {refusal && <p className={styles.failure}>{refusalText(refusal, text.letters, format)}</p>}
      </div>
      {(digits !== '' || refusal?.reason === 'too_soon') && (
        <Field
          label={words.typed}
          inputMode="numeric"
          autoComplete="off"
          value={digits}
          error={send.variables?.number == null ? undefined : words.otherNumber}
          // Whatever stands between the thousands.
          onChange={(event) => setDigits(event.currentTarget.value.replace(/\D/g, ''))}
        />
      )}
      <Button type="submit" look={isTested ? 'primary' : 'quiet'} disabled={send.isPending}>
        {send.isPending ? words.sending : words.send}
      </Button>
    </form>
  );
}

function refusalText(
  { reason, recipients }: { reason: NotSent; recipients: number },
  { send, needs, off }: ReturnType<typeof useDashboard>['text']['letters'],
  format: ReturnType<typeof useDashboard>['format'],
): string {
  if (reason === 'emails') return off;
  if (reason === 'controller' || reason === 'owner_email') return needs[reason];
  return reason === 'too_soon'
    ? format.count(send.refused.too_soon, recipients)
    : send.refused[reason];
}
