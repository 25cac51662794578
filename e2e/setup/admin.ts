import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { content } from '../../content/index.ts';
import { addressOf } from '../../domain/submission/email.ts';
import type { Interest } from '../../domain/submission/fields.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import type { RunningSite } from './site.ts';
import type { View } from '../../site/islands/admin/dashboard/use-view.ts';
import type { VisitSite } from './test.ts';

/** One submission to be put into the store; what is left out is made up. */
export type Seed = Partial<Interest> & { language?: Language; at?: string };

const dayMs = 86_400_000;

/** A day so many days ago, `YYYY-MM-DD` in UTC. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** Puts submissions straight into the store of a running server, in one transaction. */
export function seed(site: RunningSite, seeds: Iterable<Seed>): void {
  const database = new DatabaseSync(join(site.dataDir, 'raiz-do-vau.sqlite'), { timeout: 5000 });
  const insert =
    database.prepare(`INSERT INTO interest_submissions (id, created_at, name, email, email_key, country,
    profession, message, wants_updates, language, ip_address, user_agent, privacy_policy_version)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '192.0.2.1', 'a browser', '2025-01')`);
  const consent =
    database.prepare(`INSERT INTO consents (submission_id, act, purpose, given, at, language, privacy_policy_version)
    SELECT id, id, 'list', TRUE, created_at, language, privacy_policy_version FROM interest_submissions WHERE id = ?`);
  database.exec('BEGIN');
  // A millisecond apart, so that their order is theirs.
  let now = Date.now();
  for (const row of seeds) {
    now += 1;
    const { email, email_key } = addressOf(row.email ?? 'ana@example.pt');
    const id = randomUUIDv7();
    insert.run(
      id,
      row.at ?? new Date(now).toISOString(),
      row.name ?? 'Ana Reis',
      email,
      email_key,
      row.country ?? null,
      row.profession ?? null,
      row.message ?? null,
      row.wants_updates ? 1 : 0,
      row.language ?? 'en',
    );
    consent.run(id);
  }
  database.exec('COMMIT');
  database.close();
}

/** Takes every submission out of the store of a running server. */
export function clear(site: RunningSite): void {
  const database = new DatabaseSync(join(site.dataDir, 'raiz-do-vau.sqlite'), { timeout: 5000 });
  database.exec('DELETE FROM interest_submissions');
  database.close();
}

/** So many people, one a minute, the last of them now: `Person 1`, `Person 2`... */
export function* people(count: number): Generator<Seed> {
  const now = Date.now();
  for (let number = 1; number <= count; number += 1) {
    yield {
      name: `Person ${number}`,
      email: `person.${number}@example.org`,
      country: ['Portugal', 'Ireland', 'Japan'][number % 3] ?? null,
      profession: number % 4 ? 'Nurse' : null,
      wants_updates: number % 2 === 0,
      language: number % 3 ? 'pt' : 'en',
      at: new Date(now - (count - number) * 60_000).toISOString(),
    };
  }
}

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
  await page.getByRole('main').getByRole('button').click();
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
    row: (name: string) => rows.filter({ has: page.getByRole('button', { name, exact: true }) }),
    names: async () => rows.locator('th [aria-haspopup]').allInnerTexts(),
    open: (name: string) => rows.getByRole('button', { name, exact: true }).click(),
    show: (view: View) => showView(page, language, view),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    dialog: page.getByRole('dialog'),
    toast: page.locator('li[data-state=open]'),
  };
}
