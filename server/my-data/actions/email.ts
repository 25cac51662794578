import { checkFields } from '../../../domain/my-data/check-fields.ts';
import { addressOf } from '../../../domain/submission/email.ts';
import { askForAddress } from '../../subscribers/email-change.ts';
import type { Action } from './action.ts';

/** Writes to another e-mail address, under the caps of confirmations; it counts once the link in that e-mail is pressed. */
export const email: Action = {
  form: () => ({ action: 'email', email: '', errors: [] }),
  async perform({ trx, actor, emailsAreOn }, subscriber, { form }) {
    const typed = form.get('email') ?? '';
    const check = checkFields({ email: typed });
    if (check.outcome === 'invalid') {
      return { form: { action: 'email', email: typed, errors: check.errors } };
    }
    const { email: checked } = check.fields;
    if (emailsAreOn && checked !== subscriber.email) {
      await askForAddress(trx, subscriber, addressOf(checked), actor.at);
    }
    return 'done';
  },
};
