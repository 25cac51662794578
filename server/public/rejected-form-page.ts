import type { Language } from '../../domain/language.ts';
import {
  emptyForm,
  type RejectedForm,
  type RenderRejectedForm,
} from '../../domain/submission/rejected-form.ts';
import { pagePolicy } from '../http/security-headers.ts';
import type { HtmlPage } from '../http/send-html.ts';

/** A form in which nobody has written anything. */
const blankForm = (language: Language): RejectedForm => ({
  language,
  values: emptyForm,
  issues: [],
});

/**
 * Makes the page with the form again. Its policy is that of the blank form, read once for each language: were
 * it read from the answer, whoever sends a text that looks like a script would write a line of the policy.
 */
export function rejectedFormPages(
  render: RenderRejectedForm,
): (form: RejectedForm) => Promise<HtmlPage> {
  const policies = new Map<Language, string>();
  return async (form) => {
    const contentSecurityPolicy =
      policies.get(form.language) ?? pagePolicy(await render(blankForm(form.language)));
    policies.set(form.language, contentSecurityPolicy);
    return { html: await render(form), contentSecurityPolicy };
  };
}
