import type { Dispatch, SetStateAction } from 'react';
import { flushSync } from 'react-dom';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import type { Interest } from '../../../domain/submission/fields.ts';
import { cleanEmail } from '../../../domain/submission/email.ts';
import { checkInterest } from '../../../domain/submission/rules.ts';
import type { Notification } from '../../ui/toaster/Toaster.tsx';
import { faultsOf, refusalOf, type Faults } from './faults.ts';
import { controlOf, isControl, readPayload, type Control } from './form-controls.ts';

/** What it takes to tell a visitor what is wrong. */
interface Telling {
  text: InterestFormText;
  notify: (content: Omit<Notification, 'id'>) => void;
  setFaults: Dispatch<SetStateAction<Faults>>;
}

/** The message of the browser or the rules for each control of a form. */
function check(form: HTMLFormElement, text: InterestFormText) {
  // The box is not sent, and so no rule asks for it; nor does the browser, where a press came while
  // React took the form over.
  (controlOf(form, 'interest-consent') as HTMLInputElement).required = true;
  const email = controlOf(form, 'interest-email') as HTMLInputElement;
  const clean = cleanEmail(email.value);
  if (clean !== email.value) {
    email.value = clean;
    email.setCustomValidity('');
  }
  const result = checkInterest(readPayload(form));
  const broken = result.outcome === 'valid' ? {} : faultsOf(result.errors, text);
  const faults: Faults = Object.fromEntries(
    Array.from(form.elements)
      .filter(isControl)
      .map((control) => {
        const fault = control.validity.valueMissing ? undefined : broken[control.id];
        return [control.id, fault ?? refusalOf(control, text)];
      }),
  );
  return { result, faults };
}

/**
 * Checks a form that is to be sent, and tells what is wrong: at each control, and the first in a
 * notification, too. A screen reader says that once, with the control, which gets the focus.
 * @returns what to send, where nothing is wrong
 */
export function checkOrRefuse(
  form: HTMLFormElement,
  { text, notify, setFaults }: Telling,
): Interest | undefined {
  const { result, faults } = check(form, text);
  flushSync(() => {
    setFaults(faults);
  });
  const first = form.querySelector<Control>('[aria-invalid=true]');
  if (!first) return result.outcome === 'valid' ? result.interest : undefined;
  // As if the focus came there for the first time, so that it is said where it had the focus, too.
  first.blur();
  redraw(first);
  first.focus();
  const fault = faults[first.id] ?? '';
  notify({
    title: text.toasts.validation,
    // How to mend it stands at the field alone.
    description: fault === text.rules['email.unseen'] ? text.rules['email.invalid'] : fault,
    destructive: true,
    silent: true,
  });
  return undefined;
}

/**
 * Checks a control that was left, and tells what is wrong at it.
 * @returns what it is, if anything is
 */
export function checkOne(control: Control, { text, setFaults }: Telling) {
  const message = control.form && check(control.form, text).faults[control.id];
  if (message) {
    flushSync(() => {
      setFaults((known) => ({ ...known, [control.id]: message }));
    });
    redraw(control);
  }
  return message;
}

/**
 * Lets the browser draw a control anew. Firefox, asked for a description, tells screen readers if
 * it has changed since they last asked, so that Orca would say it a second time; of a new drawing
 * it has told nobody anything.
 */
function redraw(control: Control): void {
  control.hidden = true;
  control.getClientRects();
  control.hidden = false;
}
