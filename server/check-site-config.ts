import * as z from 'zod';
import { legalNotice, postalAddress, siteConfig } from '../site.config.ts';
import { StartError } from './start-error.ts';

/** Whether a text is a site's address as browsers send it: `https://example.org`, without a path or a trailing slash. */
export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const must = (rule: string) => ({ error: `It must be ${rule}.` });

const line = must('a line of text that is not empty');
const words = z.string(line).regex(/^\S(.*\S)?$/, line);
const email = z.email(must('an e-mail address, such as hello@example.org'));
const origin = z
  .string()
  .refine(isOrigin, must('such as https://example.org, without a path or a trailing slash'));
const page = z
  .string()
  .refine(
    (text) => /^https:\/\/[^/]+\.[^/]/.test(text) && URL.canParse(text),
    must('the address of a page, such as https://www.example.org/name'),
  );

const schema = z.object({
  siteConfig: z.object({
    brand: words,
    portugueseArticle: z.enum(['a', 'o'], must("'a' or 'o', as in a Quinta, o Monte")),
    email,
    url: origin,
    profiles: z.object({ instagram: page, facebook: page, linkedin: page }),
    dataController: z.object({ name: words, postalAddress: words }).optional(),
    publicClientKey: z.string().regex(/^[!-~]+$/, must('letters, digits and signs without spaces')),
    backendUrl: z.union([z.literal(''), origin], must("'', or such as https://api.example.org")),
    copyrightYear: z.int(must('a year')).min(1900, must('a year')).max(9999, must('a year')),
  }),
  postalAddress: z.object({
    street: words.optional(),
    village: words,
    postalCode: words,
    town: words,
    country: z.string().regex(/^[A-Z]{2}$/, must('a code of ISO 3166 in capitals, such as PT')),
  }),
  legalNotice: z.object({
    operator: z
      .object({
        legalName: words,
        postalAddress: words,
        taxNumber: words,
        registry: words.optional(),
      })
      .optional(),
    establishment: z
      .object({ kind: z.object({ en: words, pt: words }), registrationNumber: words })
      .optional(),
    complaints: z.object({ book: page, disputeBodies: words }).optional(),
  }),
});

/**
 * Checks what an owner has typed into site.config.ts.
 * @throws StartError with one line that names the first wrong value and says what it must be
 */
export function checkSiteConfig(): void {
  const config = { siteConfig, postalAddress, legalNotice };
  const [issue] = schema.safeParse(config, { reportInput: true }).error?.issues ?? [];
  if (!issue) return;
  const [constant, ...names] = issue.path.map(String);
  const name = constant === 'siteConfig' ? names.join('.') : [constant, ...names].join('.');
  const value = issue.input === undefined ? 'missing' : JSON.stringify(issue.input);
  throw new StartError(`${name} in site.config.ts is ${value}. ${issue.message}`);
}
