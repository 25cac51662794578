import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { content } from '../../content/index.ts';
import type { Language } from '../../domain/language.ts';

/** What a visitor types. */
export const maria = {
  name: 'Maria João d’Ávila',
  email: 'maria.joao@example.pt',
  country: 'Portugal',
  profession: 'Enfermeira',
  message: 'Cuido da minha mãe.\nPreciso de uma pausa.',
};

type Typed = Partial<typeof maria>;

/** The interest form of a page, by the words a visitor finds it by. */
export function interestForm(page: Page, language: Language) {
  const { interestForm, thanks } = content[language];
  const text = { ...interestForm, thanks };
  const form = page.locator('#join-form form');
  const field = (name: keyof typeof maria) => form.locator(`[name=${name}]`);
  return {
    text,
    form,
    field,
    consent: form.locator('#interest-consent'),
    updates: form.locator('#interest-updates'),
    submit: form.locator('[type=submit]'),
    kept: content[language].keptTyping,
    keep: form.locator('#interest-keep'),
    clear: form.getByRole('button', { name: content[language].keptTyping.clear }),
    status: form.getByRole('status').last(),
    toast: page.locator('li[data-state=open]'),
    thanks: page.locator('#join-form').getByRole('heading', { name: text.thanks.heading }),
    async fill(typed: Typed = maria) {
      for (const [name, value] of Object.entries(typed)) {
        await field(name as keyof typeof maria).fill(value);
      }
    },
    /**
     * React has taken the form over, with the properties it was drawn with, since a visitor has
     * turned to it.
     */
    async whenInteractive() {
      const taken = page.locator('#join-form form:not([data-form] *)');
      await vi.waitFor(async () => {
        await form.dispatchEvent('pointerdown');
        expect(await taken.count()).toBe(1);
      }, 20_000);
    },
  };
}
