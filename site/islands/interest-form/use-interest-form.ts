import {
  useState,
  useSyncExternalStore,
  type InputEvent,
  type InvalidEvent,
  type SubmitEvent,
} from 'react';
import type { AfterJoining } from '../../../content/en/after-joining.ts';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import type { InterestTextField } from '../../../domain/submission/fields.ts';
import type { Interest } from '../../../domain/submission/fields.ts';
import type { InterestIssue } from '../../../domain/submission/rules.ts';
import type { Notification } from '../../ui/toaster/Toaster.tsx';
import type { Connection } from './AfterButton.tsx';
import { checkSoon, load, loaded } from './check-soon.ts';
import { controlOf, readPayload, somethingMissing, type Control } from './form-controls.ts';
import type { InterestFormProps } from './interest-form-props.ts';

const neverChanges = () => () => undefined;

/**
 * The state and behaviour of the form: it checks, sends, and shows errors.
 * @returns whether it is sending, the connection, what makes a control required, the error of a field and whether it was said, and the handlers of the fields' events
 */
export function useInterestForm(
  props: InterestFormProps & {
    text: InterestFormText;
    notify: (content: Omit<Notification, 'id'>) => void;
    after: AfterJoining;
    /** Called with what happens next, step by step. */
    onJoined: (steps: string[]) => void;
  },
) {
  const { text, rejected, notify } = props;
  const [busy, setBusy] = useState(false);
  /** Whether the visitor has asked to send it. */
  const [asked, setAsked] = useState(false);
  // As the page was drawn, for visitors without scripts, until scripts have taken it over.
  const required = useSyncExternalStore(
    neverChanges,
    () => asked,
    () => true,
  );
  const [issues, setIssues] = useState<InterestIssue[]>(rejected?.issues ?? []);
  /** The ids of the controls that the browser itself refuses to send. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** The id of the control whose message has been said while it has the focus, or is being corrected. */
  const [said, setSaid] = useState<string>();
  const [connection, setConnection] = useState<Connection>();

  function messageOf(issue: InterestIssue | undefined): string | undefined {
    if (issue?.problem !== 'rule') return undefined;
    const key = `${issue.field}.${issue.rule}`;
    return key in text.rules ? text.rules[key as keyof typeof text.rules] : undefined;
  }

  const isAbout = (field: string) => (issue: InterestIssue) =>
    issue.problem === 'rule' && issue.field === field;

  /** Checks the rules, and tells which are broken. */
  async function check(form: HTMLFormElement): Promise<Interest | undefined> {
    const result = await checkSoon(readPayload(form));
    if (result.outcome === 'valid') {
      setIssues([]);
      return result.interest;
    }
    loaded()?.refuse(result.issues, { form, text, messageOf, notify, setIssues, setSaid });
    return undefined;
  }

  /** A bug is reported to the visitor, whose form stays as it is, and in the console. */
  async function reportingFaults(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (fault) {
      reportError(fault);
      notify({ ...text.toasts.failure, destructive: true });
    }
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    await reportingFaults(async () => {
      const sending = await load();
      if (sending) {
        const interest = await check(form);
        if (interest) await sending.send(interest, { ...props, setConnection });
      } else if (navigator.onLine) {
        // The server has the same rules, and answers with the form where one is broken.
        form.submit();
      } else notify({ ...text.toasts.failure, destructive: true });
    });
    setBusy(false);
  }

  /**
   * Explains why the browser refuses an e-mail address: with the message of the rules where they refuse it,
   * too, else with the browser's bubble.
   */
  async function explain(control: Control, form: HTMLFormElement): Promise<void> {
    if (!(await check(form))) return;
    control.setCustomValidity(text.rules['email.invalid']);
    control.reportValidity();
  }

  return {
    busy,
    connection,
    setConnection,

    // An empty control that the browser requires is invalid to Firefox, and screen readers say so before anything is
    // typed. So the browser requires it from the moment it has to check it.
    required: required ? { required } : { 'aria-required': true },

    errorAt: (field: InterestTextField) => messageOf(issues.find(isAbout(field))),

    isSaid: (id: string) => id === said,

    isRefused: (id: string) => refused.includes(id),

    /** A press of the button, which Enter is, too: React has rendered before the browser checks the form. */
    onAsk: () => {
      setAsked(true);
    },

    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      // Only a bot fills this in. The browser posts the form as without scripts: the server's log has it, and the bot
      // sees what a person would see.
      if (controlOf(event.currentTarget, 'leave_blank')?.value) return;
      event.preventDefault();
      if (busy) return;
      void submit(event.currentTarget);
    },

    /** The browser's own bubbles, in the page's language; a malformed address gets our message. */
    onInvalid: (event: InvalidEvent<Control>) => {
      const control = event.currentTarget;
      const { form, validity } = control;
      if (!form) return;
      setRefused((known) => (known.includes(control.id) ? known : [...known, control.id]));
      if (validity.valueMissing) {
        const rules: Record<string, string> = text.rules;
        control.setCustomValidity(
          control.name === 'email'
            ? text.emailRequired
            : (rules[`${control.name}.required`] ?? text.consent.missing),
        );
      } else if (validity.typeMismatch && !validity.customError && !somethingMissing(form)) {
        event.preventDefault();
        void reportingFaults(() => explain(control, form));
      }
    },

    /** A field that is being corrected no longer shows its error. */
    onInput: (event: InputEvent<Control>) => {
      const { id, name } = event.currentTarget;
      event.currentTarget.setCustomValidity('');
      setRefused((known) => known.filter((other) => other !== id));
      if (issues.some(isAbout(name))) setSaid(id);
      setIssues((known) => known.filter((issue) => !isAbout(name)(issue)));
    },

    onLeave: () => {
      setSaid(undefined);
    },
  };
}
