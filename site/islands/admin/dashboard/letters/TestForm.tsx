import { useMutation } from '@tanstack/react-query';
import { languagesLacking, type Letter } from '../../../../../domain/letter.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Typed } from '../typed/Typed.tsx';
import styles from '../../dashboard.module.css';
import type { Draft } from './use-draft.ts';
import { useUpdate } from './use-letter.ts';

/** Sends a draft to the owner, and says what the mail server did with it. */
export function TestForm({
  letter: { id, tested_at },
  draft,
  to,
  isTested,
  save,
}: {
  letter: Letter;
  draft: Draft;
  to: string;
  isTested: boolean;
  save: () => Promise<boolean>;
}) {
  const { text, format } = useDashboard();
  const words = text.letters.test;
  const { call } = useSession();
  const update = useUpdate();
  const test = useMutation({
    mutationFn: async (tested: Draft) => {
      if (!(await save())) throw new Error('the draft could not be saved');
      return { tested, ...(await call('test_letter', { id })) };
    },
    onSuccess: ({ letter }) => update(letter),
  });
  const lacking = languagesLacking(draft.texts).map((each) => text.languages[each]);
  const tests = test.data?.tested === draft ? test.data.tests : undefined;
  return (
    <section aria-labelledby="letter-test">
      <h4 id="letter-test">{words.heading}</h4>
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
          <p key={language} className={taken ? undefined : styles.failure}>
            {fill(taken ? words.taken : words.refused, {
              language: text.languages[language],
              email: to,
              words: '',
            })}
            <Typed text={said} />
          </p>
        ))}
        {lacking.length > 0 && (
          <p className={styles.failure}>
            {fill(words.lacking, { languages: format.list(lacking) })}
          </p>
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
