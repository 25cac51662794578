import {
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type InputEvent,
  type InvalidEvent,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import type { Notification } from '../../ui/toaster/Toaster.tsx';
import type { Connection } from './AfterButton.tsx';
import { faultsOf, refusalOf, type Faults } from './faults.ts';
import { controlOf, isControl, type Control } from './form-controls.ts';
import { load, loaded } from './load-sending.ts';
import type { Language } from '../../../domain/language.ts';
import type { FormWithErrors } from '../../../domain/submission/form-with-errors.ts';

/** The props of the interest form. */
export interface InterestFormProps {
  language: Language;
  addresses: { action: string; privacy: string; home: string };
  /**
   * The hash of the wording beside the boxes, kept in the page so that it is always of what the
   * page shows.
   */
  consentText: string;
  /** The values that a visitor without scripts had typed, and their errors. */
  rejected?: FormWithErrors | undefined;
  /** What stands below the button: a site that writes e-mails says more. */
  afterwards: string;
  /** The lines of the retreat's address, for the card of the Thank You panel. */
  to: readonly string[];
  /** The stamp of the Thank You panel. */
  letter?: ReactNode;
}

const neverChanges = () => () => undefined;

/**
 * The state and behaviour of the form: it checks, sends, and shows errors.
 * @returns whether it is sending, the connection, what makes a control required, the errors and
 * whether that of a field was said, and the handlers of events
 */
export function useInterestForm(
  props: InterestFormProps & {
    text: InterestFormText;
    notify: (content: Omit<Notification, 'id'>) => void;
    /** Called with what takes the form's place. */
    onJoined: (thanks: ReactNode) => void;
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
  const [faults, setFaults] = useState<Faults>(() => faultsOf(rejected?.errors ?? [], text));
  /** The id of the control that was wrong again when it was left, once that is to be said. */
  const [late, setLate] = useState('');
  /** The control that was left last. */
  const [left, setLeft] = useState<Control>();
  /** The id of the control that is being corrected. */
  const [corrected, setCorrected] = useState<string>();
  const [connection, setConnection] = useState<Connection>();
  const telling = { text, notify, setFaults };

  /** A bug is reported to the visitor, whose form stays as it is, and in the console. */
  async function reportingFaults(work: () => Promise<void> | undefined): Promise<void> {
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
        const interest = sending.checkOrRefuse(form, telling);
        if (interest) await sending.send(interest, { ...props, setConnection });
      } else if (navigator.onLine) {
        // The server has the same rules, and answers with the form where one is broken.
        form.submit();
      } else notify({ ...text.toasts.failure, destructive: true });
    });
    setBusy(false);
  }

  return {
    busy,
    connection,
    setConnection,
    faults,
    late,
    corrected,

    // An empty control that the browser requires is invalid to Firefox, and screen readers say so
    // before anything is typed. So the browser requires it from the moment it has to check it.
    required: required ? { required } : { 'aria-required': true },

    /**
     * A press of the button, which Enter is, too: React has rendered before the browser checks the
     * form.
     */
    onAsk: () => {
      setAsked(true);
    },

    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      // Only a bot fills this in. The browser posts the form as without scripts: the server's log
      // has it, and the bot sees what a person would see.
      if (controlOf(event.currentTarget, 'leave_blank')?.value) return;
      event.preventDefault();
      if (busy) return;
      void submit(event.currentTarget);
    },

    /**
     * Told as broken rules are, all at once, and never by the browser's bubble, which would cover
     * the next field.
     */
    onInvalid: (event: InvalidEvent<Control>) => {
      event.preventDefault();
      const control = event.currentTarget;
      const { form } = control;
      const message = refusalOf(control, text);
      control.setCustomValidity(message);
      setFaults((known) => ({ ...known, [control.id]: message }));
      if (form?.querySelector(':invalid') !== control) return;
      void reportingFaults(async () => {
        const sending = await load();
        if (!sending) control.focus();
        // Without what nobody sees, an address may be one.
        else if (sending.checkOrRefuse(form, telling)) await submit(form);
      });
    },

    /** A field that is being corrected no longer shows its error. */
    onInput: (event: InputEvent<Control>) => {
      const { id } = event.currentTarget;
      event.currentTarget.setCustomValidity('');
      if (!faults[id]) return;
      setFaults((known) => ({ ...known, [id]: '' }));
      setCorrected(id);
    },

    onLeave: ({ target }: FocusEvent<HTMLFormElement>) => {
      setCorrected(undefined);
      setLeft(isControl(target) ? target : undefined);
    },

    /**
     * Once the form was refused, a control that was left is checked: after the key or the button is
     * up, so that nothing moves under a press, and after a screen reader has named the next
     * control.
     */
    onUp: ({ target }: SyntheticEvent<HTMLFormElement>) => {
      if (!left || faults[left.id] !== '' || !isControl(target) || target === left) return;
      setTimeout(() => {
        if (loaded()?.checkOne(left, telling)) setLate(left.id);
      }, 1000);
    },
  };
}
