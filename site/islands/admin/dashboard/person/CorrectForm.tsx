import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Interest, SubmissionDetails } from '../../../../../domain/submission/fields.ts';
import type { Correction } from '../../../../../domain/admin/rights.ts';
import type { FieldError } from '../../../../../domain/submission/rules.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { InterestChoices, InterestFields, interestOf } from './InterestFields.tsx';
import styles from './Person.module.css';

/**
 * Every field of a submission, to be corrected; the server checks them by the rules of the form.
 */
export function CorrectForm({
  submission,
  onCorrected,
  onCancel,
}: {
  submission: SubmissionDetails;
  onCorrected: (correction: Extract<Correction, { corrected: true }>) => void;
  onCancel: () => void;
}) {
  const { text } = useDashboard();
  const { call } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [language, setLanguage] = useState(submission.language);
  const [wantsUpdates, setWantsUpdates] = useState(submission.wants_updates);
  const [errors, setErrors] = useState<FieldError[]>([]);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  const correct = useMutation({
    mutationFn: (interest: Interest) => call('correct', { id: submission.id, interest, language }),
    onSuccess: (answer) => {
      if (answer.corrected) onCorrected(answer);
      else setErrors(answer.errors);
    },
  });
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return (
    <form
      ref={form}
      noValidate
      className={styles.correct}
      onSubmit={(event) => {
        event.preventDefault();
        setErrors([]);
        correct.mutate(interestOf(event.currentTarget, wantsUpdates));
      }}
    >
      <InterestFields filled={submission} errors={errors} />
      <InterestChoices
        wantsUpdates={wantsUpdates}
        onWantsUpdates={setWantsUpdates}
        language={language}
        onLanguage={setLanguage}
      />
      {correct.isError && <p role="alert">{text.failure.action}</p>}
      <Actions>
        <Button type="submit" disabled={correct.isPending}>
          {text.rights.submission.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </Actions>
    </form>
  );
}
