import type { Language } from '../../domain/language.ts';
import {
  emptyForm,
  type RejectedForm,
  type RenderRejectedForm,
} from '../../domain/submission/rejected-form.ts';
import { pagePolicy } from '../http/security-headers.ts';
import type { HtmlPage } from '../http/send-html.ts';

/** An empty form. */
const blankForm = (language: Language): RejectedForm => ({
  language,
  values: emptyForm,
  issues: [],
});

/**
 * Creates the page that shows the form again. Its policy is that of the blank form, read once for each
 * language: if it were read from the rendered page, a visitor could add to the policy by typing a script.
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
