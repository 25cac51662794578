import { flushSync } from 'react-dom';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import type { InterestIssue } from '../../../domain/submission/rules.ts';
import type { Notification } from '../../ui/toaster/Toaster.tsx';
import { controlOf, type Control } from './form-controls.ts';

/**
 * Tells which rules are broken: each at its field, and the first in a notification, too. A screen reader says that once:
 * with the field, which gets the focus, or where it has that already, in the notification.
 * @param setSaid takes the id of a field whose message is not to be said again until it is left
 */
export function refuse(
  issues: [InterestIssue, ...InterestIssue[]],
  {
    form,
    text,
    messageOf,
    notify,
    setIssues,
    setSaid,
  }: {
    form: HTMLFormElement;
    text: InterestFormText;
    messageOf: (issue: InterestIssue) => string | undefined;
    notify: (content: Omit<Notification, 'id'>) => void;
    setIssues: (issues: InterestIssue[]) => void;
    setSaid: (id: string | undefined) => void;
  },
): void {
  const [first] = issues;
  const control = first.problem === 'rule' ? controlOf(form, first.field) : undefined;
  const isThere = control === document.activeElement;
  flushSync(() => {
    setIssues(issues);
    setSaid(isThere ? control.id : undefined);
  });
  if (control && !isThere) {
    redraw(control);
    control.focus();
  }
  notify({
    title: text.toasts.validation,
    description: messageOf(first) ?? '',
    destructive: true,
    silent: control && !isThere,
  });
}

/**
 * Lets the browser draw a control anew. Firefox, asked for a description, tells screen readers if it has changed since
 * they last asked, so that Orca would say it a second time; of a new drawing it has told nobody anything.
 */
function redraw(control: Control): void {
  control.style.display = 'none';
  control.getBoundingClientRect();
  control.style.display = '';
}
