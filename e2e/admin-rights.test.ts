import { describe, expect } from 'vitest';
import { languages } from '../domain/language.ts';
import { clear, openDashboard, seed } from './setup/admin.ts';
import { test } from './setup/test.ts';

const ana = { name: 'Ana Reis', email: 'ana@example.pt', message: 'Há um quarto?' };
const rui = { name: 'Rui Melo', email: 'rui@example.pt', message: 'Levo o cão.' };

describe('rights in the dashboard', () => {
  for (const language of languages) {
    test(`a submission is corrected in ${language} by the rules of the form, with each message at its field`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, [ana]);
      const { text, dialog, open, button, row } = await openDashboard(visit, site, language);
      await open('Ana Reis');
      await button(text.rights.submission.correct).click();
      const name = dialog.getByLabel(text.columns.name, { exact: true });
      await expect.poll(() => name.evaluate((input) => input.matches(':focus'))).toBe(true);
      await name.fill('');
      await dialog.getByLabel(text.columns.profession, { exact: true }).fill('Parteira');
      await button(text.rights.submission.save).click();
      await dialog.getByText(text.rights.rules['name.required']).waitFor();
      await name.fill('Ana Rêis');
      await button(text.rights.submission.save).click();
      await dialog.getByText(text.rights.submission.corrected).waitFor();
      expect(await site.submissions()).toMatchObject([
        { name: 'Ana Rêis', profession: 'Parteira' },
      ]);
      await button(text.row.close).click();
      await row('Ana Rêis').waitFor();
    });

    test(`one submission is deleted in ${language} after ten seconds, and not if it is undone`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, [ana, { ...rui, email: ana.email }]);
      const { page, text, dialog, open, button, names, toast } = await openDashboard(
        visit,
        site,
        language,
      );
      const { undo, submission } = text.rights;
      await open('Ana Reis');
      await button(submission.delete).click();
      await expect.poll(() => dialog.count()).toBe(0);
      const bar = page.getByRole('region', { name: undo.label });
      await bar.getByText(ana.email).waitFor();
      // The way back has the focus.
      await page.keyboard.press('Enter');
      await toast.getByText(undo.undone).waitFor();
      expect(await bar.getByRole('button').count()).toBe(0);

      await open('Rui Melo');
      await button(submission.delete).click();
      await bar.getByText(ana.email).waitFor();
      expect(await site.submissions()).toHaveLength(2);
      await toast.getByText(undo.deleted).waitFor();
      await expect.poll(names).toEqual(['Ana Reis']);
      expect(await site.submissions()).toMatchObject([{ name: 'Ana Reis' }]);
    });

    test(`the time to undo is prolonged by a press in ${language}, and again by another`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, [ana, rui]);
      const { page, text, open, button, names } = await openDashboard(visit, site, language);
      const { undo, submission } = text.rights;
      await page.clock.install();
      await open('Ana Reis');
      await button(submission.delete).click();
      const bar = page.getByRole('region', { name: undo.label });
      for (const seconds of [9, 59, 59]) {
        await button(undo.more).click();
        await bar.getByText('60').waitFor();
        await page.clock.fastForward(seconds * 1000);
      }
      expect(await site.submissions()).toHaveLength(2);
      await page.clock.fastForward(2000);
      await expect.poll(names).toEqual(['Rui Melo']);
    });

    test(`a restricted person’s message is covered in ${language} until it is opened on a ground, and lifting is one press`, async ({
      visit,
      site,
    }) => {
      clear(site);
      seed(site, [ana]);
      const { page, text, dialog, open, button, show } = await openDashboard(visit, site, language);
      const { restriction, submission } = text.rights;
      const ground = language === 'en' ? 'legal_claim' : 'consent';
      await open('Ana Reis');
      await dialog.getByText(ana.message).waitFor();
      await button(restriction.restrict).click();
      await dialog.getByText(restriction.covered).waitFor();
      expect(await dialog.getByText(ana.message).count()).toBe(0);
      expect(await button(submission.correct).count()).toBe(0);
      await dialog
        .getByLabel(restriction.ground)
        .selectOption({ label: restriction.grounds[ground] });
      await button(restriction.open).click();
      await dialog.getByText(ana.message).waitFor();
      await button(restriction.lift).click();
      await button(submission.correct).waitFor();
      await button(text.row.close).click();
      await show('auditLog');
      await page
        .getByRole('cell', { name: text.auditLog.kinds[`open_for_${ground}`] })
        .first()
        .waitFor();
    });

    test(`a request is entered in ${language} with the day it is to be answered by, and refused for a reason`, async ({
      visit,
      site,
    }) => {
      const { page, text, show, button } = await openDashboard(visit, site, language);
      const { requests } = text.rights;
      await show('requests');
      await page.getByLabel(requests.kind).selectOption({ label: requests.kinds.objection });
      await page
        .getByRole('textbox', { name: requests.email, exact: true })
        .fill(`${language}@example.org`);
      await page.getByLabel(requests.received).fill('2026-01-30');
      await button(requests.add).click();
      const entry = page.getByRole('row', { name: `${language}@example.org` });
      await entry.getByText(requests.overdue).waitFor();
      expect(await entry.innerText()).toContain('2026');
      await entry.getByRole('button', { name: requests.refuse }).click();
      await entry.getByLabel(requests.reason).fill('Não se sabe quem é');
      await entry.getByRole('button', { name: requests.refuse }).click();
      await entry.getByText('Não se sabe quem é').waitFor();
      expect(await entry.getByText(requests.overdue).count()).toBe(0);
    });
  }

  test('what was about to be deleted is deleted at once when the page is left', async ({
    visit,
    site,
  }) => {
    clear(site);
    seed(site, [ana, rui]);
    const { page, text, open, button } = await openDashboard(visit, site);
    await open('Ana Reis');
    await button(text.rights.submission.blank).click();
    await page.getByRole('region', { name: text.rights.undo.label }).getByText(ana.email).waitFor();
    expect((await site.submissions())[0]?.message).toBe(ana.message);
    await page.goto('/about');
    await expect.poll(async () => (await site.submissions())[0]?.message).toBeNull();
  });

  test('logging out deletes at once what was about to be deleted', async ({ visit, site }) => {
    clear(site);
    seed(site, [ana]);
    const { page, text, open, button } = await openDashboard(visit, site);
    await open('Ana Reis');
    await button(text.rights.submission.delete).click();
    await page.getByRole('region', { name: text.rights.undo.label }).getByText(ana.email).waitFor();
    await button(text.logOut).click();
    await page.getByText(text.session.ended).waitFor();
    await expect.poll(() => site.submissions()).toEqual([]);
  });
});
