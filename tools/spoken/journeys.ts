import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { content } from '../../content/index.ts';
import type { Language } from '../../domain/language.ts';
import { href, type Page } from '../../domain/routes.ts';
import { join, people } from '../../e2e/setup/admin.ts';
import { startSite, type RunningSite } from '../../e2e/setup/site.ts';
import { startSiteWithMailbox } from '../../e2e/setup/test-with-mailbox.ts';
import { loaded, startReader, type Reader } from './reader.ts';

let site: RunningSite;

/** What a visitor types: one line each, and no accented capital, which xdotool types small. */
const typed = {
  name: 'Maria João',
  email: 'maria.joao@example.pt',
  country: 'Portugal',
  profession: 'Enfermeira',
  message: 'Preciso de uma pausa.',
};

/** Orca says it of a panel, or not. */
const steady = (script: string) => script.replace(/^ *(clickable|clicável)\.\n/gm, '');

/** Presses a key until something is heard. */
async function pressUntil(visitor: Reader, key: string, awaited: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await visitor.presses(key)).includes(awaited)) return;
  }
  throw new Error(`"${awaited}" was not heard:\n${visitor.script()}`);
}

/** A journey, from the page of the site that it begins at. */
const from =
  (page: Page, go: Journey): Journey =>
  async (visitor, language) => {
    await visitor.opens(site.origin + href(page, language));
    await go(visitor, language);
  };

/** Logs in on the page of the login. */
async function logIn(visitor: Reader, language: Language, { admin }: RunningSite): Promise<void> {
  const { login } = content[language].admin;
  await visitor.presses('e', login.username);
  await visitor.presses('Insert+a');
  await visitor.types(admin.username, 'the name');
  await visitor.presses('Tab');
  await visitor.types(admin.password, 'the password');
  await visitor.presses('Return', login.done);
}

type Journey = (visitor: Reader, language: Language) => Promise<void>;

/** The journeys, by name. */
const journeys: Record<string, Journey> = {
  join: from('waitlist', async (visitor, language) => {
    const { joinWords, thanks } = content[language];
    await visitor.presses('h');
    await visitor.presses('h', joinWords.detailsHeading);
    for (const field of ['name', 'email', 'country', 'profession', 'message'] as const) {
      await visitor.presses('Tab');
      await visitor.types(typed[field]);
    }
    await visitor.presses('Tab');
    await visitor.presses('space');
    await visitor.presses('Tab');
    await visitor.presses('Tab');
    await visitor.presses('space');
    await visitor.presses('Tab');
    await visitor.arrives('Return', thanks.heading);
  }),

  'join-refused': from('waitlist', async (visitor, language) => {
    const { joinWords, thanks } = content[language];
    const { rules } = content[language].interestForm;
    await visitor.presses('h');
    await visitor.presses('h', joinWords.detailsHeading);
    await visitor.presses('Tab');
    await visitor.presses('Tab');
    await visitor.types('maria');
    for (let tab = 0; tab < 4; tab += 1) await visitor.presses('Tab');
    await visitor.presses('space');
    await visitor.presses('Return', rules['name.required']);
    await visitor.types(typed.name);
    await visitor.presses('Return', rules['email.invalid']);
    // Once more, from the field itself.
    await visitor.presses('Return', rules['email.invalid']);
    await visitor.types('@');
    await visitor.presses('Tab', rules['email.invalid']);
    await visitor.presses('shift+Tab', rules['email.invalid']);
    // Anyone who comes by the keyboard has it all selected.
    await visitor.types(typed.email);
    await visitor.arrives('Return', thanks.heading);
  }),

  'my-data': async (visitor, language) => {
    const { ask, sent, open, shown } = content[language].myData;
    const { site, mailbox } = await startSiteWithMailbox();
    onTestFinished(() => site.stop());
    const { email, ...says } = typed;
    await mailbox.join(language, email, says);
    await visitor.opens(site.origin + href('myData', language));
    await pressUntil(visitor, 'h', ask.heading);
    await visitor.presses('p');
    await visitor.presses('Tab', ask.field.label);
    await visitor.types(email);
    await visitor.presses('Tab');
    await visitor.arrives('Return', loaded);
    await pressUntil(visitor, 'h', sent.heading);
    await visitor.presses('p');

    await visitor.opens(site.origin + (await mailbox.linkTo('myData', email)));
    await visitor.presses('ctrl+Home');
    await pressUntil(visitor, 'h', open.heading);
    await visitor.presses('p');
    await visitor.presses('b', open.action);
    await visitor.arrives('Return', loaded);
    await visitor.presses('ctrl+Home');
    await pressUntil(visitor, 'h', shown.heading);
  },

  // The first visit to the dashboard: nobody is on the list but the twelve who were put there.
  admin: from('admin', async (visitor, language) => {
    const { dashboard } = content[language].admin;
    await logIn(visitor, language, site);
    await visitor.presses('Insert+a');
    await pressUntil(visitor, 'e', dashboard.filters.search);
    await visitor.presses('Insert+a');
    await visitor.types('person.7@');
    await visitor.presses('Insert+a');
    await pressUntil(visitor, 'b', 'Person 7');
    await visitor.presses('Return');
    await visitor.presses('h', 'Person 7');
    await visitor.presses('Escape');
  }),
};

/** Goes every journey by ear in a language, and compares what is said with its script. */
export function hearJourneys(language: Language): void {
  beforeEach(async () => {
    site = await startSite();
    for (const [index, person] of people(12).entries()) {
      await join(site, person, index % 3 ? 'pt' : 'en');
    }
  });
  afterEach(() => site.stop());

  describe(`spoken by Orca with Firefox, in ${language}`, () => {
    for (const [name, go] of Object.entries(journeys)) {
      test(name, async () => {
        const visitor = await startReader(language);
        onTestFinished(visitor.stop);
        await go(visitor, language);
        expect(steady(visitor.script())).toMatchSnapshot();
      });
    }
  });
}
