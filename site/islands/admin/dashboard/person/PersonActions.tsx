import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { Actions } from '../../../../ui/button/Button.tsx';
import { useDashboard, useIsOwner } from '../dashboard-context.ts';
import { download } from '../download.ts';
import { Fold } from '../Fold.tsx';
import { Naming } from '../Typed.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import { ActForm, BusyButton, useAct } from '../Act.tsx';
import { Field } from '../Form.tsx';

/** What can be typed of a text, which is what can be seen of it. */
const seenOf = (text: string): string => text.replace(/[\s\p{Cc}\p{DI}]/gu, '');

/**
 * What can be done about one submission, and by the rights of its person: their data, no more
 * updates, restriction, and erasure.
 */
export function PersonActions({
  submission,
  onDeleted,
}: {
  submission: OpenedSubmission;
  onDeleted: (said: string) => void;
}) {
  const { text, format, session } = useDashboard();
  const { person, rights } = text;
  const { call } = session;
  const isOwner = useIsOwner();
  const { id, email, restricted_since } = submission;
  const isRestricted = restricted_since !== null;
  const { act, busy, status } = useAct((run: () => Promise<string>) => run());
  const acts = {
    [person.exportData]: async () => {
      download(await call('export_person', { email }));
      return text.export.done;
    },
    [person.unsubscribe]: async () => {
      const { unsubscribed, changed } = await call('unsubscribe', { email });
      const said = unsubscribed ? person.unsubscribed : person.wasOff;
      return changed ? `${said}. ${format.count(person.noMoreUpdates, changed)}` : said;
    },
    [rights.restriction[isRestricted ? 'lift' : 'restrict']]: async () => {
      await call('restrict', { email, restricted: !isRestricted });
      return rights.restriction[isRestricted ? 'lifted' : 'restricted'];
    },
  };
  return (
    <>
      <section aria-labelledby="submission-heading">
        <h4 id="submission-heading">{rights.submission.heading}</h4>
        {!isRestricted && <CorrectForm submission={submission} />}
        {isOwner && (
          <Fold summary={rights.submission.delete} isDangerous>
            <ActForm
              submit={rights.submission.delete}
              run={async () => {
                await call('delete_submission', { id });
                onDeleted(rights.submission.deleted);
                return '';
              }}
            >
              <p>
                <Naming email={email} sentence={rights.submission.sure} />
              </p>
            </ActForm>
          </Fold>
        )}
      </section>
      <section aria-labelledby="rights-heading">
        <h4 id="rights-heading">{person.heading}</h4>
        <p>{person.note}</p>
        <Actions>
          {Object.entries(acts).map(([name, run]) => (
            <BusyButton key={name} look="quiet" busy={busy} onClick={() => act(run)}>
              {name}
            </BusyButton>
          ))}
        </Actions>
        {status}
        {isOwner && (
          <Fold summary={person.erase} isDangerous>
            <ActForm
              submit={person.eraseForGood}
              run={async (typed) => {
                if (seenOf(typed('confirm')) !== seenOf(email)) return person.mismatch;
                const { erased } = await call('erase', { email, confirm: email });
                onDeleted(format.count(person.erased, erased));
                return '';
              }}
            >
              <p id="erase-note">
                <Naming email={email} sentence={person.eraseNote} />
              </p>
              <Field
                name="confirm"
                label={<Naming email={email} sentence={person.confirm} />}
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                aria-describedby="erase-note"
              />
            </ActForm>
          </Fold>
        )}
      </section>
    </>
  );
}
