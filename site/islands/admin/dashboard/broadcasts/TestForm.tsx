import { useMutation } from '@tanstack/react-query';
import { languagesLacking, type Broadcast } from '../../../../../domain/broadcast.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Typed } from '../typed/Typed.tsx';
import styles from './Broadcasts.module.css';
import type { Draft } from './kept-draft.ts';
import { useUpdate } from './use-broadcast.ts';

/** Sends a draft to the owner, and says what the mail server did with it. */
export function TestForm({
  broadcast: { id, tested_at },
  draft,
  to,
  isTested,
  save,
}: {
  broadcast: Broadcast;
  draft: Draft;
  to: string;
  isTested: boolean;
  save: () => Promise<boolean>;
}) {
  const { text, format } = useDashboard();
  const words = text.broadcasts.test;
  const { request } = useSession();
  const update = useUpdate();
  const test = useMutation({
    mutationFn: async (tested: Draft) => {
      if (!(await save())) throw new Error('the draft could not be saved');
      return { tested, ...(await request('admin_test_broadcast', { id })) };
    },
    onSuccess: ({ broadcast }) => update(broadcast),
  });
  const lacking = languagesLacking(draft.texts).map((each) => text.languages[each]);
  const tests = test.data?.tested === draft ? test.data.tests : undefined;
  return (
    <section aria-labelledby="broadcast-test" className={styles.step}>
      <h4 id="broadcast-test">{words.heading}</h4>
      <p>{fill(words.note, { email: to })}</p>
      <Button
        look={isTested ? 'quiet' : 'primary'}
        disabled={test.isPending || lacking.length > 0}
        onClick={() => test.mutate(draft)}
      >
        {test.isPending ? words.sending : words.send}
      </Button>
      <div role="status" className={styles.status}>
        {test.isError && <p>{text.failure.action}</p>}
        {tests?.map(({ language, taken, words: said }) => (
          <p key={language} className={taken ? undefined : styles.wrong}>
            {fill(taken ? words.taken : words.refused, {
              language: text.languages[language],
              email: to,
              words: '',
            })}
            <Typed text={said} />
          </p>
        ))}
        {lacking.length > 0 && (
          <p className={styles.wrong}>{fill(words.lacking, { languages: format.list(lacking) })}</p>
        )}
        <p>
          {isTested && tested_at !== null
            ? fill(words.tested, { at: format.moment(tested_at) })
            : words.untested}
        </p>
      </div>
    </section>
  );
}
