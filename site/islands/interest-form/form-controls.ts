import type { InterestTextField } from '../../../domain/submission/fields.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The control of a form with this name. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const element = form.elements.namedItem(name);
  return isControl(element) ? element : undefined;
}

/** The payload, as the rules expect it, from what stands in the form. */
export function readPayload(form: HTMLFormElement) {
  const value = (name: InterestTextField) => controlOf(form, name)?.value ?? '';
  const updates = controlOf(form, 'wants_updates');
  return {
    name: value('name'),
    email: value('email'),
    country: value('country'),
    profession: value('profession'),
    message: value('message'),
    wants_updates: updates instanceof HTMLInputElement && updates.checked,
  };
}

/** Whether the browser itself will ask for a required control. */
export const somethingMissing = (form: HTMLFormElement): boolean =>
  Array.from(form.elements).some((element) => isControl(element) && element.validity.valueMissing);
