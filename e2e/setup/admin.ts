import type { Page } from 'playwright-core';
import { content } from '../../content/index.ts';
import { languageTag, type Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import type { Interest } from '../../domain/submission/fields.ts';
import type { RunningSite } from './site.ts';
import type { View } from '../../site/islands/admin/dashboard/use-view.ts';
import type { VisitSite } from './test.ts';
import { submitTo } from '../../server/submissions/submit.fixture.ts';

/** Joins, as the form's script does. What is left out is made up. */
export async function join(
  { origin }: RunningSite,
  says: Partial<Interest> = {},
  language: Language = 'en',
): Promise<void> {
  const answer = await submitTo(
    origin,
    { name: 'Ana Reis', email: 'ana@example.pt', ...says },
    { 'content-language': languageTag[language] },
  );
  if (answer.status !== 201) throw new Error(`joining was answered with ${answer.status}`);
}

/** So many people: `Person 1`, `Person 2`... */
export const people = (count: number): Partial<Interest>[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Person ${index + 1}`,
    email: `person.${index + 1}@example.org`,
    country: ['Ireland', 'Japan', 'Portugal'][index % 3] ?? null,
    profession: index % 4 === 3 ? null : 'Nurse',
    wants_updates: index % 2 === 1,
  }));

/** The columns of the table, as specified. */
export const specifiedColumns: Record<Language, string[]> = {
  en: ['Name', 'Email', 'Country', 'Profession', 'Wants Updates', 'Date'],
  pt: ['Nome', 'E-mail', 'País', 'Profissão', 'Quer notícias', 'Data'],
};

/** Fills in the login form and sends it. */
export async function logIn(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(password);
  await page.locator('#password').press('Enter');
}

/** Gives a page a device whose passkeys need nobody's finger. */
export async function addDevice(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Presses the link that shows a view of the dashboard. */
export async function showView(page: Page, language: Language, view: View): Promise<void> {
  const { sections } = content[language].admin.dashboard;
  await page
    .getByRole('navigation', { name: sections.label })
    .getByRole('link', { name: sections[view], exact: true })
    .click();
}

/** The dashboard of a logged-in administrator, by the words they find its parts by. */
export async function openDashboard(
  visit: VisitSite,
  site: RunningSite,
  language: Language = 'en',
  options: Parameters<VisitSite>[1] = {},
) {
  const page = await visit(href('admin', language), options);
  await logIn(page, site.admin);
  const text = content[language].admin.dashboard;
  const table = page.getByRole('table', { name: text.tableHeading });
  await page.getByRole('heading', { name: text.tableHeading }).waitFor();
  const rows = table.locator('tbody tr');
  return {
    page,
    text,
    table,
    rows,
    names: async () => rows.locator('th [aria-haspopup]').allInnerTexts(),
    open: (name: string) => rows.getByRole('button', { name, exact: true }).click(),
    show: (view: View) => showView(page, language, view),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    dialog: page.getByRole('dialog'),
  };
}
