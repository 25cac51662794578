import { useState } from 'react';
import { Actions } from '../../../../ui/button/Button.tsx';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useIsOwner, useSession } from '../dashboard-context.ts';
import { download } from '../download.ts';
import { Field } from '../field/Field.tsx';
import { Fold } from '../Fold.tsx';
import { Form, typedIn } from '../Form.tsx';
import { Naming } from '../Typed.tsx';
import { useAct } from '../use-act.tsx';

/** What can be typed of a text, which is what can be seen of it. */
const seenOf = (text: string): string => text.replace(/[\s\p{Cc}\p{DI}]/gu, '');

/** The rights of a person: their data, no more updates, restriction, and erasure. */
export function PersonActions({
  email,
  isRestricted,
  onErased,
}: {
  email: string;
  isRestricted: boolean;
  /** Called with what was done. */
  onErased: (said: string) => void;
}) {
  const { text, format } = useDashboard();
  const { person, rights } = text;
  const { call } = useSession();
  const isOwner = useIsOwner();
  const [isWrong, setWrong] = useState(false);
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
      return '';
    },
  };
  const erase = (form: HTMLFormElement) => {
    const isRight = seenOf(typedIn(form, 'confirm')) === seenOf(email);
    setWrong(!isRight);
    if (!isRight) form.querySelector('input')?.focus();
    else {
      act(async () => {
        const { erased } = await call('erase', { email, confirm: email });
        const said = format.count(person.erased, erased);
        onErased(said);
        return said;
      });
    }
  };

  return (
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
          <Form onSend={erase}>
            <p id="erase-note">
              <Naming email={email} sentence={person.eraseNote} />
            </p>
            <Field
              name="confirm"
              label={<Naming email={email} sentence={person.confirm} />}
              error={isWrong ? person.mismatch : undefined}
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby="erase-note"
            />
            <BusyButton type="submit" look="quiet" busy={busy}>
              {person.eraseForGood}
            </BusyButton>
          </Form>
        </Fold>
      )}
    </section>
  );
}
