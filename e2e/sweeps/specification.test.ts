import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { asShipped } from '../../content/as-shipped.fixture.ts';
import { posts } from '../../domain/routes.ts';
import { onOneLine } from '../../domain/text.ts';
import { test } from '../setup/test.ts';

// What the owner's specification names, written out here and not read from content/, so that a
// sentence changed by mistake is seen. An owner's own facts change such sentences, too, and leave
// these tests out.

const main = (page: Page) => page.getByRole('main');
const text = async (page: Page) => onOneLine(await main(page).innerText());
const hasHeadings = async (page: Page, ...headings: string[]) => {
  const found = (await main(page).getByRole('heading').allInnerTexts()).map(onOneLine);
  for (const name of headings) expect(found.filter((each) => each.trim() === name)).toEqual([name]);
};
const linksTo = async (page: Page, name: string, href: string, count = 1) => {
  const links = main(page).getByRole('link', { name });
  expect(await links.count(), name).toBe(count);
  for (const link of await links.all()) expect(await link.getAttribute('href')).toBe(href);
};
const mails = async (page: Page, name: string) => {
  const link = main(page).getByRole('link', { name, exact: true });
  expect(await link.getAttribute('href'), name).toMatch(
    /^mailto:hello@raizdovau\.example\?subject=/,
  );
};

describe.skipIf(!asShipped)('the content that the specification names', () => {
  test('the specified content is on the home page', async ({ readInSharedProfile: read }) => {
    const page = await read('/', { reducedMotion: 'no-preference' });
    await hasHeadings(
      page,
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
    );
    expect(await main(page).locator('blockquote').count()).toBe(1);
    expect(
      await main(page)
        .locator('figure')
        .filter({ has: page.getByRole('img') })
        .count(),
    ).toBe(2);
    const words = await text(page);
    for (const figure of ['300+ days of sunshine', '39.3 N, 9.1 W', '120+ supporters joined']) {
      expect(words).toContain(figure);
    }
    await linksTo(page, 'Join the Waitlist', '#join-form');
    await mails(page, 'Partner With Us');
    await page.getByRole('link', { name: 'Join the Waitlist' }).first().click();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('smooth');
    const top = () =>
      page.locator('#join-form').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top, { timeout: 5_000 }).toBeLessThan(120);
  });

  test('the specified content is in the partners section', async ({
    readInSharedProfile: read,
  }) => {
    for (const address of ['/', '/partnerships']) {
      const page = await read(address);
      await hasHeadings(page, 'Government support', 'Community integration', 'Academic validation');
      expect(await text(page)).toContain('2030');
      expect(
        await main(page).locator('ul').filter({ hasText: 'A university' }).locator('li').count(),
      ).toBe(4);
      await mails(page, 'Partner With Us');
    }
  });

  test('the specified content is on About', async ({ readInSharedProfile: read }) => {
    const page = await read('/about');
    await linksTo(page, 'Join the Waitlist', '/waitlist', 2);
    await linksTo(page, 'Become a Founding Partner', '/partnerships', 2);
    const words = await text(page);
    for (const theme of [/science/i, /nature/i, /care/i, /regenerative/i, /old.dog sanctuary/i]) {
      expect(words).toMatch(theme);
    }
  });

  test('the specified content is on Experiences', async ({ readInSharedProfile: read }) => {
    const page = await read('/experiences');
    const cards = [
      'Yoga & Forest Immersion',
      'Natural Spa & Digital Detox',
      'Farm-to-Table & Permaculture',
      'Animal-Assisted Healing (Old Dog Sanctuary)',
      'Burnout Recovery Programme (7 Days)',
    ];
    await hasHeadings(page, ...cards);
    await linksTo(page, 'Join Waitlist', '/waitlist', 5);
    expect(await text(page)).toContain('Spanish and French on request');
  });

  test('the specified content is on Burnout recovery', async ({ readInSharedProfile: read }) => {
    const page = await read('/burnout-recovery');
    expect(await main(page).locator('details').count()).toBe(4);
    expect(await main(page).locator('details').allInnerTexts()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/how long/i),
        expect.stringMatching(/confidential/i),
      ]),
    );
    expect(onOneLine((await main(page).textContent()) ?? '')).toContain('3-day intensive');
    await mails(page, 'Reserve a Clarity Call');
    await linksTo(page, 'Join the Waitlist', '/waitlist');
  });

  test('the specified content is on the old dog sanctuary', async ({
    readInSharedProfile: read,
  }) => {
    const page = await read('/old-dog-sanctuary');
    await linksTo(page, 'Join the Waitlist', '/waitlist');
  });

  test('the specified content is on Location', async ({ readInSharedProfile: read }) => {
    const page = await read('/obidos-portugal');
    await hasHeadings(page, 'By air', 'By car', 'By public transport', 'Address');
    const words = await text(page);
    for (const figure of ['60 minutes', '90 minutes', '10 km', '1 hour', '15 minutes', 'Vau']) {
      expect(words).toContain(figure);
    }
    expect(await main(page).locator('svg[role=img]').count()).toBe(1);
  });

  test('the specified content is on Partnerships', async ({ readInSharedProfile: read }) => {
    const page = await read('/partnerships');
    await mails(page, 'Become a Founding Partner');
  });

  test('the specified content is on the blog', async ({ readInSharedProfile: read }) => {
    const page = await read('/blog');
    await hasHeadings(page, 'Regenerative Wellness & Travel Insights');
    const grid = main(page).locator('ul').first();
    const dates = await grid.locator('time').allInnerTexts();
    expect(dates.map(onOneLine)).toEqual([
      'October 15, 2025',
      'October 12, 2025',
      'October 8, 2025',
      'October 5, 2025',
      'October 1, 2025',
      'September 28, 2025',
    ]);
    const columns = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const starts = await main(page)
        .locator('li:has(time)')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      return new Set(starts).size;
    };
    expect([await columns(390), await columns(820), await columns(1440)]).toEqual([1, 2, 3]);
    await page.goto('/pt/blog');
    expect(onOneLine(await main(page).locator('time').first().innerText())).toBe(
      '15 de outubro de 2025',
    );
  });

  test('the specified content is on the waitlist', async ({ readInSharedProfile: read }) => {
    const page = await read('/waitlist');
    await hasHeadings(
      page,
      'Join the Waitlist',
      'Waitlist Benefits',
      'Early access to booking dates',
      'Priority invitations to pilot programmes and founding member events',
      'Exclusive updates on the Old Dog Sanctuary and regenerative projects',
      'Special pricing for early supporters',
    );
    const words = await text(page);
    for (const figure of ['120+ supporters joined', 'Q2 2026', 'Q3 2026']) {
      expect(words).toContain(figure);
    }
  });

  test('the specified content is on the FAQ', async ({ readInSharedProfile: read }) => {
    const page = await read('/faq');
    await hasHeadings(page, 'Still Have Questions?');
    await mails(page, 'Contact Us');
    await linksTo(page, 'Join the Waitlist', '/waitlist');
  });

  test('the specified content is on the legal pages', async ({ readInSharedProfile: read }) => {
    for (const address of ['/privacy', '/terms']) {
      const page = await read(address);
      expect(await text(page)).toContain('Last updated: January 2025');
      await linksTo(page, 'Back to Home', '/');
    }
    const words = await text(await read('/privacy'));
    for (const fact of ['IP address', 'browser type', '2 years', '30 days', '18', 'CNPD']) {
      expect(words).toContain(fact);
    }
  });
});

describe('whatever an owner changes', () => {
  test('every article has its reading time, sources, the next article and the waitlist', async ({
    sourceOf,
  }) => {
    const blog = await sourceOf('/blog');
    const addresses = await blog.evaluate((document) =>
      Array.from(document.querySelectorAll('main li a'), (a) => a.getAttribute('href') ?? ''),
    );
    expect(addresses).toHaveLength(posts.length);
    for (const [position, address] of addresses.entries()) {
      const source = await sourceOf(address);
      const next = addresses[(position + 1) % addresses.length] ?? '';
      const found = await source.evaluate(
        (document, next) => ({
          words: document.querySelector('main')?.textContent,
          headings: Array.from(document.querySelectorAll('main h2'), (each) => each.textContent),
          next: document.querySelectorAll(`main article + aside a[href="${next}"]`).length,
          waitlist: Array.from(
            document.querySelectorAll('main a[href="/waitlist"]'),
            (a) => a.textContent,
          ),
        }),
        next,
      );
      expect(found.words).toMatch(/\d\smin\sread/);
      expect(found.headings).toEqual(expect.arrayContaining(['Sources', 'Read next']));
      expect(found.next, address).toBe(1);
      expect(found.waitlist).toContainEqual(expect.stringContaining('Join the Waitlist'));
    }
  });

  for (const [address, count] of [
    ['/faq', 10],
    ['/burnout-recovery', 4],
    ['/pt/perguntas-frequentes', 10],
  ] as const) {
    test(`one question is open at a time on ${address}, by keyboard and without scripts`, async ({
      readInSharedProfile: read,
    }) => {
      const page = await read(address, { scripts: false });
      const items = main(page).locator('details');
      expect(await items.count()).toBe(count);
      const open = () => main(page).locator('details[open]').count();
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
  }
});
