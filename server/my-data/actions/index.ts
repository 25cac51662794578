import type { MyDataAction } from '../../../domain/my-data/my-data-page.ts';
import type { Action } from './action.ts';
import { correct } from './correct.ts';
import { deleteSubmission } from './delete.ts';
import { email } from './email.ts';
import { erase } from './erase.ts';
import { languageActions } from './language.ts';
import { unsubscribe } from './unsubscribe.ts';
import { updatesOff } from './updates-off.ts';
import { updatesOn } from './updates-on.ts';

/** Everything that people can do with their own data. */
export const actions: Record<MyDataAction, Action> = {
  correct,
  delete: deleteSubmission,
  updatesOn,
  updatesOff,
  ...languageActions,
  email,
  unsubscribe,
  erase,
};
