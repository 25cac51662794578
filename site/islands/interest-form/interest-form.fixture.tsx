import { page } from 'vitest/browser';
import { expect, vi } from 'vitest';
import { interestForm as inEnglish } from '../../../content/en/interest-form.ts';
import { joinWords as wordsInEnglish } from '../../../content/en/join-words.ts';
import { keptTyping as keptInEnglish } from '../../../content/en/interest-form-sending.ts';
import { toast as toastInEnglish } from '../../../content/en/notices.ts';
import { interestForm as inPortuguese } from '../../../content/pt/interest-form.ts';
import { joinWords as wordsInPortuguese } from '../../../content/pt/join-words.ts';
import { keptTyping as keptInPortuguese } from '../../../content/pt/interest-form-sending.ts';
import { toast as toastInPortuguese } from '../../../content/pt/notices.ts';
import { thanks } from '../../../content/after-joining.ts';
import type { Language } from '../../../domain/language.ts';
import { keepTyped } from '../../enhance/kept-typing.ts';
import { render } from '../render.fixture.tsx';
import { InterestForm } from './InterestForm.tsx';
import { load } from './load-sending.ts';

const words = { en: wordsInEnglish, pt: wordsInPortuguese };
const texts = { en: inEnglish, pt: inPortuguese };
const kept = { en: keptInEnglish, pt: keptInPortuguese };

/** What a visitor types. */
export const maria = {
  name: 'Maria João d’Ávila',
  email: 'maria.joao@example.pt',
  country: 'Portugal',
  profession: 'Enfermeira',
  message: 'Cuido da minha mãe.\nPreciso de uma pausa.',
};
type Field = keyof typeof maria;

/**
 * Answers what the form sends in the server's place; by default it stores everything. @returns what
 * was sent
 */
export function fakeEndpoint(
  answer: () => Response | Promise<Response> = () => new Response(null, { status: 201 }),
) {
  const sent: { body: Record<string, unknown>; key: string | null }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    sent.push({
      body: JSON.parse(init?.body as string) as Record<string, unknown>,
      key: new Headers(init?.headers).get('idempotency-key'),
    });
    return answer();
  });
  return sent;
}

/**
 * The form in a page whose scripts have arrived, by the words that a visitor finds its parts by.
 */
export async function openForm(language: Language = 'en') {
  await load();
  const main = render(
    <div id="join-form">
      <h1>{words[language].heading}</h1>
      <h2>{words[language].detailsHeading}</h2>
      <InterestForm
        language={language}
        addresses={{ action: '/join', privacy: '/privacy', home: '/' }}
        consentText="the hash of the words"
        afterwards={words[language].afterwards}
        to={['Raiz do Vau', 'Vau', 'Óbidos', 'Portugal']}
      />
    </div>,
    language,
  );
  await expect.poll(() => main.querySelector('form')).not.toBe(null);
  keepTyped();
  const text = { ...texts[language], thanks: thanks[language] };
  const control = (id: string) => main.querySelector<HTMLInputElement>(`#interest-${id}`);
  const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
  return {
    main,
    text,
    kept: kept[language],
    field: (name: Field) => page.getByLabelText(new RegExp(`^${text.fields[name].label}`)),
    consent: box(new RegExp(`^${text.consent.label}`)),
    updates: box(text.updates),
    keep: box(kept[language].keep),
    clear: page.getByRole('button', { name: kept[language].clear, exact: true }),
    submit: page.getByRole('button', { name: new RegExp(`^(${text.submit}|${text.submitting})$`) }),
    thanks: page.getByRole('group', { name: text.thanks.heading }),
    notification: () => document.querySelector('li[data-state=open]')?.textContent ?? '',
    /** Closes the notification, which lies over the page. */
    closeNotification: async () => {
      const { close } = language === 'en' ? toastInEnglish : toastInPortuguese;
      await page.getByRole('button', { name: close, exact: true }).click();
    },
    fill: async (typed: Partial<typeof maria>) => {
      for (const [name, value] of Object.entries(typed)) {
        await page.getByLabelText(new RegExp(`^${text.fields[name as Field].label}`)).fill(value);
      }
    },
    typed: () => Object.fromEntries(Object.keys(maria).map((name) => [name, control(name)?.value])),
    /** The fields that say they are invalid, of those that say whether they are. */
    invalid: () => {
      const ids = [...Object.keys(maria), 'consent'];
      const says = ids.map((id) => [id, control(id)?.ariaInvalid] as const);
      expect(says.filter(([, value]) => value !== 'true' && value !== 'false')).toEqual([]);
      return says.filter(([, value]) => value === 'true').map(([id]) => id);
    },
    /** What describes a field, or the box of the consent; null where nothing does. */
    description: (id: Field | 'consent') => {
      const by = control(id)?.getAttribute('aria-describedby');
      return by ? document.getElementById(by)?.textContent : null;
    },
  };
}

/** What appears in live regions from now on. */
export function watchAnnouncements(): string[] {
  const announced: string[] = [];
  const texts = new Map<Element, string>();
  const observer = new MutationObserver(() => {
    for (const region of document.querySelectorAll(
      '[aria-live]:not([aria-live=off]), [role=status]',
    )) {
      const text = region.textContent.trim();
      if (text && texts.get(region) !== text) announced.push(text);
      texts.set(region, text);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return announced;
}
