import {
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type InvalidEvent,
  type SubmitEvent,
} from 'react';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import {
  checkInterest,
  type Interest,
  type InterestIssue,
  type InterestTextField,
} from '../../../domain/interest.ts';
import type { Notification } from '../../ui/toaster/Toaster.tsx';
import { controlOf, readPayload, somethingMissing, type Control } from './form-controls.ts';
import type { InterestFormProps } from './InterestForm.tsx';
import { newIdempotencyKey, sendInterest } from './send-interest.ts';

/**
 * What the form knows and does: it checks, sends, and says what went wrong.
 * @returns whether it is sending, the message of a field's broken rule, and the handlers of its events
 */
export function useInterestForm({
  language,
  text,
  rejected,
  notify,
  onJoined,
}: InterestFormProps & {
  text: InterestFormText;
  notify: (content: Omit<Notification, 'id'>) => void;
  onJoined: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [issues, setIssues] = useState<InterestIssue[]>(rejected?.issues ?? []);
  const [wantsFocus, setWantsFocus] = useState<{ control: Control | undefined }>();
  const attempt = useRef({ content: '', key: '' });

  useEffect(() => {
    // After rendering, so that a screen reader finds the message already tied to the field.
    wantsFocus?.control?.focus();
  }, [wantsFocus]);

  function messageOf(issue: InterestIssue | undefined): string | undefined {
    if (issue?.problem !== 'rule') return undefined;
    const key = `${issue.field}.${issue.rule}`;
    return key in text.rules ? text.rules[key as keyof typeof text.rules] : undefined;
  }

  const isAbout = (field: string) => (issue: InterestIssue) =>
    issue.problem === 'rule' && issue.field === field;

  /** Keeps the rules: the first broken one in a notification, each at its field. */
  function check(form: HTMLFormElement): Interest | undefined {
    const result = checkInterest(readPayload(form));
    if (result.ok) {
      setIssues([]);
      return result.interest;
    }
    const [first] = result.issues;
    setIssues(result.issues);
    if (first.problem === 'rule') setWantsFocus({ control: controlOf(form, first.field) });
    notify({
      title: text.toasts.validation,
      description: messageOf(first) ?? '',
      destructive: true,
    });
    return undefined;
  }

  async function send(interest: Interest): Promise<void> {
    const content = JSON.stringify(interest);
    if (attempt.current.content !== content)
      attempt.current = { content, key: newIdempotencyKey() };
    setBusy(true);
    const outcome = await sendInterest(interest, language, attempt.current.key);
    setBusy(false);
    if (outcome === 'stored') onJoined();
    else {
      const { failure, tooMany } = text.toasts;
      notify({ ...(outcome === 'tooMany' ? tooMany : failure), destructive: true });
    }
  }

  return {
    busy,

    errorAt: (field: InterestTextField) => messageOf(issues.find(isAbout(field))),

    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy) return;
      // Only a robot fills this in. It sees what a person would see.
      if (controlOf(event.currentTarget, 'leave_blank')?.value) {
        onJoined();
        return;
      }
      const interest = check(event.currentTarget);
      if (interest) void send(interest);
    },

    /** The browser's own bubbles, in the page's language; a malformed address gets our message. */
    onInvalid: (event: InvalidEvent<Control>) => {
      const control = event.currentTarget;
      if (!control.form) return;
      if (control.validity.valueMissing) {
        const messages: Record<string, string> = {
          name: text.rules['name.required'],
          email: text.emailRequired,
        };
        control.setCustomValidity(messages[control.name] ?? text.consent.missing);
      } else if (control.validity.typeMismatch && !somethingMissing(control.form)) {
        if (check(control.form)) control.setCustomValidity(text.rules['email.invalid']);
        else event.preventDefault();
      }
    },

    /** What is being mended is no longer complained about. */
    onInput: (event: InputEvent<Control>) => {
      const { name } = event.currentTarget;
      event.currentTarget.setCustomValidity('');
      setIssues((known) => known.filter((issue) => !isAbout(name)(issue)));
    },
  };
}
