import type { MyDataAction } from '../../../domain/own-data/my-data-page.ts';
import type { Action } from './action.ts';
import { correct } from './correct.ts';
import { deleteSubmission } from './delete.ts';
import { email } from './email.ts';
import { erase } from './erase.ts';
import { languageActions } from './language.ts';
import { leave } from './leave.ts';
import { newsOff } from './news-off.ts';
import { newsOn } from './news-on.ts';

/** Everything that people can do with their own data. */
export const actions: Record<MyDataAction, Action> = {
  correct,
  delete: deleteSubmission,
  newsOn,
  newsOff,
  ...languageActions,
  email,
  leave,
  erase,
};
