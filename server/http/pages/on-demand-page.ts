import type { Language } from '../../../domain/language.ts';
import { pagePolicy } from '../security-headers.ts';
import type { HtmlPage } from '../send-html.ts';

/**
 * Creates what makes a page that is rendered on demand. Its policy is that of a page on which
 * nobody has typed anything, read once for each language: if it were read from the rendered page, a
 * visitor could add to the policy by typing a script.
 */
export function onDemandPages<Shown extends { language: Language }>(
  render: (shown: Shown) => Promise<string>,
  blank: (language: Language) => Shown,
): (shown: Shown) => Promise<HtmlPage> {
  const policies = new Map<Language, string>();
  return async (shown) => {
    const { language } = shown;
    const contentSecurityPolicy =
      policies.get(language) ?? pagePolicy(await render(blank(language)));
    policies.set(language, contentSecurityPolicy);
    return { html: await render(shown), contentSecurityPolicy };
  };
}
