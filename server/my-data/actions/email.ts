import { checkFields } from '../../../domain/own-data/check-fields.ts';
import { addressOf } from '../../../domain/submission/email.ts';
import { askForAddress } from '../../subscribers/email-change.ts';
import type { Action } from './action.ts';

/** Writes to another e-mail address, under the caps of confirmations; it counts once the link in that e-mail is pressed. */
export const email: Action = {
  form: () => ({ act: 'email', email: '', issues: [] }),
  async perform({ trx, actor, lettersAreOn }, person, { form }) {
    const typed = form.get('email') ?? '';
    const check = checkFields({ email: typed });
    if (check.outcome === 'invalid') {
      return { form: { act: 'email', email: typed, issues: check.issues } };
    }
    const { email: checked } = check.fields;
    if (lettersAreOn && checked !== person.email) {
      await askForAddress(trx, person, addressOf(checked), actor.at);
    }
    return 'done';
  },
};
