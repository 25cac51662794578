import { fill } from '../../../../domain/text.ts';
import { languageTag, type Language } from '../../../../domain/language.ts';

/** A sentence for one and a sentence for any other number, with `{count}` where it stands. */
interface Counted {
  one: string;
  other: string;
}

/**
 * Numbers, days and sentences as the page's language writes them.
 * @returns formatters; days are `YYYY-MM-DD` in UTC, moments ISO 8601
 */
export function createFormatters(language: Language) {
  const tag = languageTag[language];
  const plurals = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);
  const shares = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(tag);
  const number = (value: number) => numbers.format(value);

  return {
    number,
    list: (parts: string[]) => lists.format(parts),
    /** A part of a whole as a percentage; nothing of nothing is 0 %. */
    share: (part: number, whole: number) => shares.format(whole ? part / whole : 0),
    moment: (iso: string) => moments.format(new Date(iso)),
    day: (day: string) => days.format(new Date(day)),
    month: (day: string) => months.format(new Date(day)),
    count: (sentence: Counted, count: number, values: Record<string, string> = {}) =>
      fill(plurals.select(count) === 'one' ? sentence.one : sentence.other, {
        ...values,
        count: number(count),
      }),
  };
}

export type Formatters = ReturnType<typeof createFormatters>;
