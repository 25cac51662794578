import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type InvalidEvent,
  type SubmitEvent,
} from 'react';
import {
  checkInterest,
  type Interest,
  type InterestIssue,
  type InterestTextField,
} from '../../../domain/interest.ts';
import { Button } from '../../ui/button/Button.tsx';
import { preloadToaster } from '../../ui/toaster/LazyToaster.tsx';
import type { Notification } from '../../ui/toaster/Toaster.tsx';
import { countryNames } from './country-names.ts';
import { Checkbox, TextField } from './Field.tsx';
import styles from './InterestForm.module.css';
import type { InterestFormProps } from './InterestForm.tsx';
import { newIdempotencyKey, sendInterest } from './send-interest.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * The fields and what submitting them does. Inputs are uncontrolled: what a visitor typed before this
 * script arrived, or before a failure, stays.
 */
export function FormFields({
  language,
  text,
  addresses,
  rejected,
  notify,
  onJoined,
}: InterestFormProps & {
  notify: (content: Omit<Notification, 'id'>) => void;
  onJoined: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [issues, setIssues] = useState<InterestIssue[]>(rejected?.issues ?? []);
  const [focusOn, setFocusOn] = useState<{ field: InterestTextField }>();
  const [countries, setCountries] = useState<string[]>([]);
  const attempt = useRef({ content: '', key: '' });

  useEffect(() => {
    // After rendering, so that a screen reader finds the message already tied to the field.
    if (focusOn) control(form.current, focusOn.field)?.focus();
  }, [focusOn]);

  function check(): Interest | undefined {
    const result = checkInterest(readPayload(form.current));
    if (result.ok) {
      setIssues([]);
      return result.interest;
    }
    setIssues(result.issues);
    const [first] = result.issues;
    if (first.problem === 'rule') {
      setFocusOn({ field: first.field });
      notify({
        title: text.toasts.validation,
        description: ruleMessage(first) ?? '',
        destructive: true,
      });
    }
    return undefined;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (control(event.currentTarget, 'leave_blank')?.value) {
      onJoined();
      return;
    }
    const interest = check();
    if (!interest) return;

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

  /** The browser's own bubbles, in the page's language; a malformed address gets our message instead. */
  function explain(event: InvalidEvent<Control>) {
    const { validity, name } = event.currentTarget;
    if (validity.valueMissing) {
      const message =
        name === 'name'
          ? text.rules['name.required']
          : name === 'email'
            ? text.emailRequired
            : text.consent.missing;
      event.currentTarget.setCustomValidity(message);
    } else if (validity.typeMismatch && !somethingMissing(form.current)) {
      if (check()) event.currentTarget.setCustomValidity(text.rules['email.invalid']);
      else event.preventDefault();
    }
  }

  function ruleMessage(issue: InterestIssue | undefined): string | undefined {
    if (issue?.problem !== 'rule') return undefined;
    const key = `${issue.field}.${issue.rule}`;
    return key in text.rules ? text.rules[key as keyof typeof text.rules] : undefined;
  }

  function forget(event: FormEvent<Control>) {
    const { name } = event.currentTarget;
    event.currentTarget.setCustomValidity('');
    setIssues((known) =>
      known.filter((issue) => !(issue.problem === 'rule' && issue.field === name)),
    );
  }

  const field = (name: InterestTextField) => ({
    name,
    ...text.fields[name],
    defaultValue: rejected?.values[name],
    error: ruleMessage(issues.find((issue) => issue.problem === 'rule' && issue.field === name)),
    onInvalid: explain,
    onInput: forget,
  });

  return (
    <form
      ref={form}
      action={addresses.action}
      method="post"
      className={styles.form}
      onFocus={preloadToaster}
      onSubmit={(event) => void submit(event)}
    >
      {rejected?.failure && (
        <p role="alert" className={styles.failure}>
          {(rejected.failure === 'tooMany' ? text.toasts.tooMany : text.toasts.failure).description}
        </p>
      )}
      <TextField {...field('name')} autoComplete="name" required />
      <TextField {...field('email')} type="email" autoComplete="email" required />
      <TextField
        {...field('country')}
        optional={text.optional}
        autoComplete="country-name"
        list="countries"
        onFocus={() => {
          if (!countries.length) setCountries(countryNames(language));
        }}
      />
      <datalist id="countries">
        {countries.map((country) => (
          <option key={country} value={country} />
        ))}
      </datalist>
      <TextField
        {...field('profession')}
        optional={text.optional}
        autoComplete="organization-title"
      />
      <TextField {...field('message')} optional={text.optional} rows={4} />

      {/* A person never sees this; a robot that fills in everything gives itself away. */}
      <div className={styles.offScreen} aria-hidden="true">
        <label htmlFor="interest-leave-blank">{text.honeypot}</label>
        <input id="interest-leave-blank" name="leave_blank" tabIndex={-1} autoComplete="off" />
      </div>

      <Checkbox id="interest-consent" required onInvalid={explain} onInput={forget}>
        {text.consent.label} <a href={addresses.privacy}>{text.consent.policy}</a>{' '}
        {text.consent.rest}
      </Checkbox>
      <Checkbox
        id="interest-updates"
        name="wants_updates"
        value="true"
        defaultChecked={rejected?.values.wants_updates}
      >
        {text.updates}
      </Checkbox>

      <Button type="submit" disabled={busy}>
        {busy ? text.submitting : text.submit}
      </Button>
      <p className={styles.afterwards}>{text.afterwards}</p>
    </form>
  );
}

function control(form: HTMLFormElement | null, name: string): Control | undefined {
  const element = form?.elements.namedItem(name);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element
    : undefined;
}

/** The payload, as the rules expect it, from what stands in the form. */
function readPayload(form: HTMLFormElement | null) {
  const value = (name: InterestTextField) => control(form, name)?.value ?? '';
  const updates = form?.elements.namedItem('wants_updates');
  return {
    name: value('name'),
    email: value('email'),
    country: value('country'),
    profession: value('profession'),
    message: value('message'),
    wants_updates: updates instanceof HTMLInputElement && updates.checked,
  };
}

const somethingMissing = (form: HTMLFormElement | null): boolean =>
  Array.from(form?.elements ?? []).some(
    (element) =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.validity.valueMissing,
  );
