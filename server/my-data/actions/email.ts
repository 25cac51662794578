import { checkFields } from '../../../domain/own-data/check-fields.ts';
import type { Action } from './action.ts';

/** Asks for another e-mail address, which counts once it is confirmed. */
export const email: Action = {
  form: () => ({ act: 'email', email: '', issues: [] }),
  async perform({ store, tokenHash, form, now }) {
    const typed = form.get('email') ?? '';
    const check = checkFields({ email: typed });
    if (check.outcome === 'invalid') {
      return { form: { act: 'email', email: typed, issues: check.issues } };
    }
    const result = await store.changeEmail(tokenHash, check.fields.email, now);
    return result === 'asked' ? 'done' : result;
  },
};
