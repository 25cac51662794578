import { flushSync } from 'react-dom';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import type { Interest } from '../../../domain/submission/fields.ts';
import { checkInterest } from '../../../domain/submission/rules.ts';
import type { Notification } from '../../ui/toaster/Toaster.tsx';
import { faultsOf, refusalOf, type Faults } from './faults.ts';
import { isControl, readPayload, type Control } from './form-controls.ts';

const controlsOf = (form: HTMLFormElement) => Array.from(form.elements).filter(isControl);

/** What the browser and the rules say of each control of a form. */
function check(form: HTMLFormElement, text: InterestFormText) {
  const result = checkInterest(readPayload(form));
  const broken = result.outcome === 'valid' ? {} : faultsOf(result.issues, text);
  const faults: Faults = Object.fromEntries(
    controlsOf(form).map((control) => [
      control.id,
      refusalOf(control, text) || (broken[control.id] ?? ''),
    ]),
  );
  return { result, faults };
}

/**
 * Checks a form that is to be sent, and tells what is wrong: at each control, and the first in a notification, too. A
 * screen reader says that once, with the control, which gets the focus.
 * @returns what to send, where nothing is wrong
 */
export function checkOrRefuse(
  form: HTMLFormElement,
  {
    text,
    notify,
    setFaults,
  }: {
    text: InterestFormText;
    notify: (content: Omit<Notification, 'id'>) => void;
    setFaults: (faults: Faults) => void;
  },
): Interest | undefined {
  const { result, faults } = check(form, text);
  flushSync(() => {
    setFaults(faults);
  });
  const first = controlsOf(form).find(({ id }) => faults[id]);
  if (!first) return result.outcome === 'valid' ? result.interest : undefined;
  focusAnew(first);
  notify({
    title: text.toasts.validation,
    description: faults[first.id] ?? '',
    destructive: true,
    silent: true,
  });
  return undefined;
}

/**
 * Checks what was left, of a form that was refused before.
 * @param known what the visitor has been told
 * @returns what is wrong and was not told yet
 */
export function checkWhatWasLeft(
  form: HTMLFormElement,
  known: Faults,
  text: InterestFormText,
): [id: string, message: string] | undefined {
  const { faults } = check(form, text);
  return Object.entries(faults).find(
    ([id, message]) => message && known[id] === '' && id !== document.activeElement?.id,
  );
}

/**
 * Gives a control the focus as if it came there for the first time, so that it is said where it had the focus, too.
 * Drawn anew: Firefox, asked for a description, tells screen readers if it has changed since they last asked, so that
 * Orca would say it a second time; of a new drawing it has told nobody anything.
 */
function focusAnew(control: Control): void {
  control.blur();
  control.style.display = 'none';
  control.getBoundingClientRect();
  control.style.display = '';
  control.focus();
}
