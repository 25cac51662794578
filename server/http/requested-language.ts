import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { defaultLanguage, languages, type Language } from '../../domain/language.ts';

/**
 * The language of the page the visitor was reading (`Content-Language`), else the preferred one,
 * else the first of ours.
 */
export function requestedLanguage(headers: IncomingHttpHeaders): Language {
  return (
    firstOfOurs(headers['content-language']) ??
    firstOfOurs(headers['accept-language']) ??
    defaultLanguage
  );
}

/**
 * The first language of the site in a list with quality values (RFC 9110, 12.5.4). The list is not
 * matched against `en` and `pt` by Negotiator itself: for `en-US, pt;q=0.9, en;q=0.8` it would
 * answer `pt`.
 */
function firstOfOurs(list: string | undefined): Language | undefined {
  if (list === undefined) return undefined;
  return new Negotiator({ headers: { 'accept-language': list } })
    .languages()
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find(isOurs);
}

const isOurs = (tag: string | undefined): tag is Language =>
  languages.some((language) => language === tag);
