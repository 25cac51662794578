import { onTestFinished } from 'vitest';
import type { AdminLogin } from '../../domain/admin/api.ts';
import { adminRequest, fromDashboard, now, password, startApp } from '../app.fixture.ts';
import { newDatabase } from '../stores/new-database.fixture.ts';
import type { Store } from '../stores/store.ts';
import type { ActionAnswer, ActionInput, ActionName } from './actions.ts';

/** A store on an empty database, closed after the test. */
export async function openStore(emailsAreOn = true): Promise<Store> {
  const store = await (await newDatabase())(emailsAreOn);
  onTestFinished(() => store.close());
  return store;
}

/** What shows in a request that the administrator is there. */
export const proof = { password };

/** An administrator logged in on a server on a store. */
export async function openAdmin(
  store: Store,
  emailsAreOn = true,
  change: Parameters<typeof startApp>[0] = {},
) {
  const time = { now };
  const { app } = await startApp({ store, emailsAreOn, clock: () => time.now, ...change });
  const send = (body: object) => app.inject(adminRequest(body, fromDashboard));
  const credentials = { username: 'olga', password, action: 'fetch_submissions' };
  const login = await send(credentials);
  const { token } = login.json<AdminLogin>();
  const call = (action: ActionName, fields: object) => send({ token, action, ...fields });
  const fetchSubmissions = () => app.inject(adminRequest(credentials));
  return {
    app,
    login,
    token,
    send,
    /** The specified call. */
    fetchSubmissions,
    call,
    request: async <Action extends ActionName>(action: Action, fields: ActionInput<Action>) =>
      (await call(action, fields)).json<ActionAnswer<Action>>(),
    later: (minutes: number) => {
      time.now = new Date(time.now.getTime() + minutes * 60_000);
    },
    /** The entries of the log as `kind count`, newest first. */
    logged: async () =>
      (await store.logEntries()).map(({ kind, count }) => `${kind} ${String(count)}`),
    /** Every row as the specified call lists it. */
    listed: async () =>
      (await fetchSubmissions()).json<{ submissions: { id: string; message: string | null }[] }>()
        .submissions,
  };
}
