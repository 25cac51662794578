import { describe, expect, test } from 'vitest';
import { bind, bindPage } from './middleware.ts';

/**
 * With what keeps words together made short: `_` where no line breaks at a space, brackets around
 * what none breaks in.
 */
const shown = (text: string) =>
  text.replaceAll('\u00a0', '_').replaceAll(/<span class="bound">([^<]*)<\/span>/g, '[$1]');

describe('a text keeps on one line', () => {
  test.each([
    ['Pilots in Q2 2026.', 'Pilots in Q2_2026.'],
    ['Hunter et al. (2019)', 'Hunter et_al. (2019)'],
    ['a 7-day week, a 90-minute walk', 'a [7-day] week, a [90-minute] walk'],
    ['10 km, 120+ supporters, 38,000 employees', '10_km, 120+_supporters, 38,000_employees'],
    ['SNS 24 (808 24 24 24)', 'SNS_24 (808_24_24_24)'],
    ['Animal-Assisted Healing', '[Animal-Assisted] Healing'],
    ['E-mail us; e-mails', '[E-mail] us; [e-mails]'],
    ['10–15 minutes, 100 %', '[10–15]_minutes, 100_%'],
  ])('%s', (text, bound) => {
    expect(shown(bind(text, 'en'))).toBe(bound);
  });

  test.each([
    ['no 2.º trimestre de 2026', 'no 2.º_trimestre de_2026'],
    ['3 dias, 38 000 trabalhadores', '3_dias, 38_000_trabalhadores'],
    ['Semeia-se; dizemos-lho; descrevemo-las', '[Semeia-se]; [dizemos-lho]; [descrevemo-las]'],
  ])('in Portuguese %s', (text, bound) => {
    expect(shown(bind(text, 'pt'))).toBe(bound);
  });
});

test.each([
  ['en', 'In 2018 the village of 12, and Farm-to-Table since a no-one'],
  ['pt', 'em 2018 o bem-estar, 12. Depois, pré-natal'],
] as const)('a text in %s breaks where it may', (language, text) => {
  expect(bind(text, language)).toBe(text);
});

test('a page keeps its head, tags, scripts, forms and islands as they are', () => {
  const kept =
    '<head><title>3 days</title></head><a title="3 > 2 days" href=\'/3 days\'><script>"3 days"</script><form>3 days</form><astro-island props="3 days"><p>3 days</p></astro-island>';
  expect(bindPage(`${kept}3 days<p>3 days</p>`, 'en')).toBe(`${kept}3\u00a0days<p>3\u00a0days</p>`);
});
