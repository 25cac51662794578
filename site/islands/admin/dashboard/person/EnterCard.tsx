import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { wordingLimit, type EnteredCard } from '../../../../../domain/admin/rights.ts';
import type { Interest } from '../../../../../domain/submission/fields.ts';
import { dayOf } from '../../../../../domain/time.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Dialog } from '../Dialog.tsx';
import { DayField } from '../field/DayField.tsx';
import fields from '../field/Field.module.css';
import { emailsQuery } from '../queries.ts';
import { InterestChoices, InterestFields, interestOf } from './InterestFields.tsx';
import { Naming } from '../typed/Typed.tsx';
import styles from './Person.module.css';

/** Enters by hand what somebody wrote on a card. Only where e-mails can ask them to confirm. */
export function EnterCard() {
  const { text } = useDashboard();
  const { data } = useQuery(emailsQuery(useSession()));
  const [isOpen, setIsOpen] = useState(false);
  if (!data?.emails_are_on) return null;
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {text.card.open}
      </Button>
      {isOpen && (
        <Dialog labelledBy="card-heading" onClose={() => setIsOpen(false)}>
          <div className={styles.head}>
            <h3 id="card-heading">{text.card.heading}</h3>
            <Button look="quiet" onClick={() => setIsOpen(false)}>
              {text.row.close}
            </Button>
          </div>
          <p>{text.card.note}</p>
          <CardForm />
        </Dialog>
      )}
    </>
  );
}

/** Day, language and words stay for the next card of the pile. */
export function CardForm() {
  const { text, language: ownLanguage } = useDashboard();
  const { card } = text;
  const { request } = useSession();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const wordingId = useId();
  const [language, setLanguage] = useState(ownLanguage);
  const [wantsUpdates, setWantsUpdates] = useState(false);
  const [day, setDay] = useState<string | undefined>(() => dayOf(new Date()));
  const [wording, setWording] = useState('');
  const [entered, setEntered] = useState(0);
  const enter = useMutation({
    mutationFn: (interest: Interest) =>
      request('admin_enter_card', { interest, language, signed_on: day ?? '', wording }),
    onSuccess: (answer) => {
      if (!answer.entered) return;
      setEntered((count) => count + 1);
      setWantsUpdates(false);
      void client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  const errors = enter.data && 'errors' in enter.data ? enter.data.errors : [];
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, [entered]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [enter.data]);
  return (
    <form
      ref={form}
      className={styles.correct}
      onSubmit={(event) => {
        event.preventDefault();
        enter.mutate(interestOf(event.currentTarget, wantsUpdates));
      }}
    >
      <InterestFields key={entered} errors={errors} />
      <InterestChoices
        wantsUpdates={wantsUpdates}
        onWantsUpdates={setWantsUpdates}
        language={language}
        onLanguage={setLanguage}
      />
      <DayField required label={card.day} value={day} onChange={setDay} />
      <div className={fields.field}>
        <label htmlFor={wordingId}>{card.wording}</label>
        <textarea
          required
          id={wordingId}
          rows={4}
          maxLength={wordingLimit}
          className={fields.input}
          aria-describedby={`${wordingId}-hint`}
          value={wording}
          onChange={(event) => setWording(event.currentTarget.value)}
        />
        <p id={`${wordingId}-hint`} className={fields.hint}>
          {card.wordingHint}
        </p>
      </div>
      <p role="status" className={styles.status}>
        {enter.isError && text.failure.action}
        {enter.data && <Outcome of={enter.data} email={enter.variables.email} />}
      </p>
      <Actions>
        <Button type="submit" disabled={enter.isPending}>
          {card.enter}
        </Button>
      </Actions>
    </form>
  );
}

/** The result of the last card. */
function Outcome({ of, email }: { of: EnteredCard; email: string }) {
  const { text } = useDashboard();
  const { card, emails } = text;
  if (!of.entered) return 'errors' in of ? null : card.refused[of.reason];
  const { isKnown, reason } = of;
  const sentence = isKnown ? card.known : reason === null ? card.entered : card.notAsked;
  return (
    <>
      <Naming email={email} sentence={sentence} />
      {!isKnown && reason !== null && `: ${emails.reasons[reason]}.`}
    </>
  );
}
