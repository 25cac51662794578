import type { MiddlewareHandler } from 'astro';
import { languageOfPath, type Language } from '../../domain/language.ts';

const noBreakSpace = '\u00a0';
/** Words with a hyphen that no line breaks at: its style is in base.css. */
const together = '<span class="bound">$&</span>';

/** Verbs on which Portuguese hangs a pronoun: `diga-nos`. */
const enclitic = /\p{L}+-(?:me|te|se|nos|vos|lhes?|l?[oa]s?|n[oa]s?|lh[oa]s?|m[oa]s?)(?!\p{L})/gu;

/** A compound that headings hold: broken, it would be read as two words. */
const compound = /\bAnimal-Assisted\b/gi;

/**
 * A text in which no line breaks between what is read in one breath: `Q2 2026`, `7-day`, `10 km`,
 * `et al.`
 */
export function bind(text: string, language: Language): string {
  const bound = text
    .replace(/\b(et) (al\.)/g, `$1${noBreakSpace}$2`)
    .replace(/\b(Q\d|[A-Z]{2,}) (?=\d)/g, `$1${noBreakSpace}`)
    // Amounts and their nouns, thousands and telephone numbers; not years, after which a sentence
    // goes on.
    .replace(
      /(?<![\d.,])(?!(?:19|20)\d\d )(\d(?:[\d.,]*\d)?\+?|\d\.º) (?=[\p{L}\d%€])/gu,
      `$1${noBreakSpace}`,
    )
    .replace(/\b(trimestre de) (?=\d{4})/g, `$1${noBreakSpace}`)
    .replace(/\d+[-–][\p{L}\d]+/gu, together)
    .replace(/\be-mails?\b/gi, together)
    .replace(compound, together);
  return language === 'pt' ? bound.replace(enclitic, together) : bound;
}

/**
 * The parts of a page that stay as they are: tags, elements that hold no text or no span, text that
 * somebody typed, and text that React writes again.
 */
const untouched =
  /<(head|script|style|svg|form|bdi|astro-island)\b[^]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/** A page whose texts are bound. */
export function bindPage(html: string, language: Language): string {
  let result = '';
  let end = 0;
  for (const { 0: markup, index } of html.matchAll(untouched)) {
    result += bind(html.slice(end, index), language) + markup;
    end = index + markup.length;
  }
  return result + bind(html.slice(end), language);
}

/** Every page on its way out, whatever its words come from: typed content, articles, dates. */
export const onRequest: MiddlewareHandler = async ({ routePattern }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(bindPage(await response.text(), languageOfPath(routePattern)), response);
};
