import { formValues, type FormValues } from '../../../domain/submission/form-with-errors.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Whether an element of a form is a field. */
export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The control of a form with this name. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const element = form.elements.namedItem(name);
  return isControl(element) ? element : undefined;
}

/** The payload, as the rules expect it, from what stands in the form. */
export const readPayload = (form: HTMLFormElement): FormValues =>
  formValues(
    (field) => controlOf(form, field)?.value ?? '',
    (field) => {
      const box = controlOf(form, field);
      return box instanceof HTMLInputElement && box.checked;
    },
  );
