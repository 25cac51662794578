import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LetterFate } from '../../../../../domain/admin/letters.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDesk, useSession } from '../desk-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { unknownLettersQuery } from '../queries.ts';
import { Typed } from '../typed/Typed.tsx';
import styles from './Letters.module.css';
import { LetterLine } from './PersonLetters.tsx';

/** The letters of which nobody here knows whether they arrived, each to be settled by the administrator. */
export function UnknownLetters({ canSend }: { canSend: boolean }) {
  const { text } = useDesk();
  const { unknown } = text.letters;
  const session = useSession();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(unknownLettersQuery(session));
  const settle = useMutation({
    mutationFn: (settled: { id: string; fate: LetterFate }) =>
      session.request('desk_settle_letter', settled),
    onSuccess: () => client.invalidateQueries({ queryKey: ['desk', 'letters'] }),
  });
  const fates = [
    ['sent', unknown.arrived],
    ...(canSend ? ([['send_again', unknown.again]] as const) : []),
  ] as const;
  return (
    <>
      <h3>{unknown.heading}</h3>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data && <p>{data.letters.length === 0 ? unknown.none : unknown.note}</p>}
      {data && data.letters.length > 0 && (
        <ul className={styles.letters}>
          {data.letters.map((letter) => (
            <li key={letter.id} className={styles.line}>
              <span>
                <Typed text={letter.email ?? text.none} />
                {'. '}
                <LetterLine letter={letter} />
              </span>
              {fates.map(([fate, label]) => (
                <Button
                  key={fate}
                  look="quiet"
                  disabled={settle.isPending}
                  onClick={() => settle.mutate({ id: letter.id, fate })}
                >
                  {label}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        {settle.isError && text.failure.action}
        {settle.isSuccess && unknown.settled}
      </p>
    </>
  );
}
