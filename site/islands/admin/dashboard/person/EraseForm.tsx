import { useEffect, useRef, useState } from 'react';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { spellHidden } from '../typed/hidden-characters.ts';
import { Naming } from '../typed/Typed.tsx';
import styles from './Person.module.css';

/** Requires the e-mail address to be typed before a person is erased for good. */
export function EraseForm({
  email,
  busy,
  onErase,
  onCancel,
}: {
  email: string;
  busy: boolean;
  onErase: () => void;
  onCancel: () => void;
}) {
  const { text } = useDashboard();
  const { person } = text;
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    input.current?.focus();
  }, []);

  return (
    <form
      className={styles.erase}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = input.current?.value.trim() ?? '';
        // The spelled-out form counts, too: nobody can type a hidden character.
        const right = [email, spellHidden(email)].includes(typed);
        setWrong(!right);
        if (right) onErase();
        else input.current?.focus();
      }}
    >
      <p id="erase-note">
        <Naming email={email} sentence={person.eraseNote} />
      </p>
      <Field
        ref={input}
        label={<Naming email={email} sentence={person.confirm} />}
        error={wrong ? person.mismatch : undefined}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="erase-note"
      />
      <Actions>
        <BusyButton type="submit" busy={busy}>
          {person.eraseForGood}
        </BusyButton>
        <Button look="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </Actions>
    </form>
  );
}
