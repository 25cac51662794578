import { useEffect, useRef, useState } from 'react';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import inputs from '../find/Find.module.css';
import { useDesk } from '../desk-context.ts';
import { fill } from '../words.ts';
import styles from './Person.module.css';

/** Asks for the address, typed, before a person is erased for good. */
export function EraseForm({
  email,
  busy,
  onErase,
  onCancel,
}: {
  email: string;
  busy: boolean;
  onErase: (confirm: string) => void;
  onCancel: () => void;
}) {
  const { text } = useDesk();
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
        setWrong(typed !== email);
        if (typed === email) onErase(typed);
        else input.current?.focus();
      }}
    >
      <p id="erase-note">{fill(person.eraseNote, { email })}</p>
      <label htmlFor="erase-confirm">{fill(person.confirm, { email })}</label>
      <input
        ref={input}
        id="erase-confirm"
        className={inputs.input}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={wrong ? 'erase-wrong erase-note' : 'erase-note'}
        aria-invalid={wrong}
      />
      {wrong && (
        <p id="erase-wrong" role="alert" className={styles.wrong}>
          {person.mismatch}
        </p>
      )}
      <Actions>
        <Button type="submit" disabled={busy}>
          {person.eraseForGood}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {person.cancel}
        </Button>
      </Actions>
    </form>
  );
}
