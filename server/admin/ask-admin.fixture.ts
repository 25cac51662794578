import { adminPath } from '../../domain/endpoints.ts';
import type { ActionInput, ActionName } from './actions.ts';

/** The fields that a type names: to zod, an object without any may have any name. */
type Named<Type> = { [Name in keyof Type as string extends Name ? never : Name]: Type[Name] };

/** An action with what its request holds, as a body has them beside its token. */
export type AdminCall = {
  [Name in ActionName]: { action: Name } & Named<ActionInput<Name>>;
}[ActionName];

/** Asks the admin endpoint of a running server. */
export const askAdmin = (origin: string, body: object, prefer = ''): Promise<Response> =>
  fetch(origin + adminPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer },
    body: JSON.stringify(body),
  });
