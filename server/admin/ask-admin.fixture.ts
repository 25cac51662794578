import type { AdminLogin } from '../../domain/admin/api.ts';
import { adminPath } from '../../domain/endpoints.ts';

/** Asks the admin endpoint of a running server. */
export const askAdmin = (origin: string, body: object, prefer = ''): Promise<Response> =>
  fetch(origin + adminPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer },
    body: JSON.stringify(body),
  });

/** Logs in to the dashboard of a running server. @returns what asks it, and answers its JSON */
export async function logInAt(origin: string, account: { username: string; password: string }) {
  const login = await askAdmin(origin, { ...account, action: 'fetch_submissions' }, 'admin');
  const { token } = (await login.json()) as AdminLogin;
  return async (request: object): Promise<unknown> =>
    (await askAdmin(origin, { token, ...request })).json();
}
