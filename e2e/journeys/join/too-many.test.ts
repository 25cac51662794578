import { describe, expect } from 'vitest';
import { href } from '../../../domain/routes.ts';
import { interestForm, maria } from '../../setup/form.ts';
import { test } from '../../setup/test.ts';

/** Posts the form without scripts until the server refuses it as too many. */
async function useUp(address: string, fields: Record<string, string>): Promise<void> {
  for (let count = 0; count < 200; count += 1) {
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...fields, message: String(count) }),
    });
    if (answer.status === 429) return;
  }
  throw new Error('The server never refused a form');
}

describe('when too many submissions come from one address', () => {
  // With scripts the component tests show it, and the page of a flood
  // server/submissions/join.test.ts.
  test('a visitor in Portuguese and without JavaScript is asked to wait after too many submissions, and keeps what was typed', async ({
    visit,
    site,
  }) => {
    await useUp(`${site.origin}/join`, { name: 'Bot', email: 'bot@example.org' });
    const page = await visit(href('waitlist', 'pt'), { scripts: false, expectedErrors: /429/ });
    const join = interestForm(page, 'pt');
    await join.fill(maria);
    await join.consent.check();
    await join.submit.click();
    const message = join.form.getByRole('alert');
    expect(await message.innerText()).toContain(join.text.toasts.tooMany.description);
    for (const [name, typed] of Object.entries(maria)) {
      expect(await join.field(name as keyof typeof maria).inputValue()).toBe(typed);
    }
  });
});
