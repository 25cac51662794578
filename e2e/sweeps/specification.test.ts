import { describe, expect } from 'vitest';
import { asShipped } from '../../content/as-shipped.fixture.ts';
import { onOneLine } from '../../domain/text.ts';
import { test } from '../setup/test.ts';

/** What the specification names of a page. */
interface Specified {
  headings?: string[];
  words?: (string | RegExp)[];
  /** Where links lead, by their words, and how many of them. */
  links?: [text: string, to: string, count: number][];
  /** Links that begin an e-mail with a subject. */
  mails?: string[];
  questions?: number;
  /** The first days that are named, in their order. */
  times?: string[];
  /** Elements, as the source writes them, and how many of them. */
  elements?: [pattern: RegExp, count: number][];
}

const partners: Specified = {
  headings: ['Government support', 'Community integration', 'Academic validation'],
  words: ['2030'],
  elements: [[/<li[^>]*>(?:(?!<\/ul>).)*A university(?:(?!<\/ul>).)*<\/ul>/gs, 1]],
};

/**
 * What the owner's specification names, written out here and not read from content/, so that a
 * sentence changed by mistake is seen. An owner's own facts change such sentences, too, and leave
 * these tests out.
 */
const specified: Record<string, Specified> = {
  '/': {
    headings: [
      'Regenerate. Reconnect. Recover.',
      'A New Model of Recovery',
      'Nature & Wellness',
      'Regenerative Agriculture',
      'Old Dog Sanctuary',
      'The Science of Recovery',
      '10 minutes in nature lowers cortisol',
      'Oxytocin boost from soil and animals',
      'Proven impact on chronic stress and burnout',
      'Why Vau, Óbidos, Portugal',
      'Cultural heritage',
      'Mild climate',
      '60 minutes from the airport',
      'Peaceful countryside',
      'Join the Waitlist',
      ...(partners.headings ?? []),
    ],
    words: ['2030', '300+ days of sunshine', '39.3 N, 9.1 W', '120+ supporters joined'],
    links: [['Join the Waitlist', '#join-form', 1]],
    mails: ['Partner With Us'],
    elements: [
      [/<blockquote/g, 1],
      [/<figure(?:(?!<\/figure>).)*<img/gs, 2],
    ],
  },
  '/partnerships': { ...partners, mails: ['Partner With Us', 'Become a Founding Partner'] },
  '/about': {
    words: [/science/i, /nature/i, /care/i, /regenerative/i, /old.dog sanctuary/i],
    links: [
      ['Join the Waitlist', '/waitlist', 2],
      ['Become a Founding Partner', '/partnerships', 2],
    ],
  },
  '/experiences': {
    headings: [
      'Yoga & Forest Immersion',
      'Natural Spa & Digital Detox',
      'Farm-to-Table & Permaculture',
      'Animal-Assisted Healing (Old Dog Sanctuary)',
      'Burnout Recovery Programme (7 Days)',
    ],
    words: ['Spanish and French on request'],
    links: [['Join Waitlist', '/waitlist', 5]],
  },
  '/burnout-recovery': {
    words: ['3-day intensive', /how long/i, /confidential/i],
    links: [['Join the Waitlist', '/waitlist', 1]],
    mails: ['Reserve a Clarity Call'],
    questions: 4,
  },
  '/old-dog-sanctuary': { links: [['Join the Waitlist', '/waitlist', 1]] },
  '/obidos-portugal': {
    headings: ['By air', 'By car', 'By public transport', 'Address'],
    words: ['60 minutes', '90 minutes', '10 km', '1 hour', '15 minutes', 'Vau'],
    elements: [[/<svg[^>]*role="img"/g, 1]],
  },
  '/blog': {
    headings: ['Regenerative Wellness & Travel Insights'],
    times: [
      'October 15, 2025',
      'October 12, 2025',
      'October 8, 2025',
      'October 5, 2025',
      'October 1, 2025',
      'September 28, 2025',
    ],
  },
  '/pt/blog': { words: ['15 de outubro de 2025'] },
  '/waitlist': {
    headings: [
      'Join the Waitlist',
      'Waitlist Benefits',
      'Early access to booking dates',
      'Priority invitations to pilot programmes and founding member events',
      'Exclusive updates on the Old Dog Sanctuary and regenerative projects',
      'Special pricing for early supporters',
    ],
    words: ['120+ supporters joined', 'Q2 2026', 'Q3 2026'],
  },
  '/faq': {
    headings: ['Still Have Questions?'],
    links: [['Join the Waitlist', '/waitlist', 1]],
    mails: ['Contact Us'],
    questions: 10,
  },
  '/privacy': {
    words: [
      'Last updated: January 2025',
      ...['IP address', 'browser type', '2 years', '30 days', '18', 'CNPD'],
    ],
    links: [['Back to Home', '/', 1]],
  },
  '/terms': { words: ['Last updated: January 2025'], links: [['Back to Home', '/', 1]] },
};

describe.skipIf(!asShipped)('the content that the specification names', () => {
  test.for(Object.entries(specified))(
    'the specified content is on %s',
    async (
      [address, { headings = [], words = [], links = [], mails = [], ...counted }],
      { sourceOf },
    ) => {
      const page = await sourceOf(address);
      const main = onOneLine(page.main);
      const found = page.headings.map(onOneLine);
      for (const name of headings) expect(found.filter((each) => each === name)).toEqual([name]);
      for (const each of words) {
        if (typeof each === 'string') expect(main).toContain(each);
        else expect(main).toMatch(each);
      }
      const leading = (name: string) =>
        page.links.filter(({ text }) => onOneLine(text).includes(name)).map(({ to }) => to);
      for (const [name, to, count] of links) {
        expect(leading(name), name).toEqual(Array<string>(count).fill(to));
      }
      for (const name of mails) {
        expect(leading(name), name).toContainEqual(
          expect.stringMatching(/^mailto:hello@raizdovau\.example\?subject=/),
        );
      }
      if (counted.questions) expect(page.summaries).toHaveLength(counted.questions);
      // Above them stands the newest.
      if (counted.times)
        expect(page.times.map(onOneLine).slice(1, counted.times.length + 1)).toEqual(counted.times);
      for (const [pattern, count] of counted.elements ?? []) {
        expect(page.html.match(pattern), String(pattern)).toHaveLength(count);
      }
    },
  );

  test('the button of home leads smoothly to the form, for who wants motion', async ({ read }) => {
    const page = await read('/', { reducedMotion: 'no-preference' });
    await page.getByRole('link', { name: 'Join the Waitlist' }).first().click();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('smooth');
    const top = () =>
      page.locator('#join-form').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top, { timeout: 5_000 }).toBeLessThan(120);
  });

  test('articles stand in one column on a phone, two on a tablet, and three on a laptop', async ({
    readInSharedProfile,
  }) => {
    const page = await readInSharedProfile('/blog');
    const columns = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const starts = await page
        .locator('main li:has(time)')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      return new Set(starts).size;
    };
    expect([await columns(390), await columns(820), await columns(1440)]).toEqual([1, 2, 3]);
  });
});

test('one question is open at a time, by keyboard and without scripts', async ({
  readInSharedProfile,
}) => {
  const page = await readInSharedProfile('/faq', { scripts: false });
  const items = page.locator('main details');
  const open = () => page.locator('main details[open]').count();
  expect(await open()).toBe(0);
  for (const position of [0, 2]) {
    await items.nth(position).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => items.nth(position).getAttribute('open')).toBe('');
    expect(await open()).toBe(1);
  }
  await page.keyboard.press('Enter');
  await expect.poll(open).toBe(0);
});
