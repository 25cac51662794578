import type { InterestCheck } from '../../../domain/submission/rules.ts';
import type { readPayload } from './form-controls.ts';

const fetchAll = () => import('./submit.ts').catch(() => undefined);
export type Sending = NonNullable<Awaited<ReturnType<typeof fetchAll>>>;

let arrived: Sending | undefined;

/** Loads the rules, and what sends; undefined where they did not arrive. */
export const load = async (): Promise<Sending | undefined> => (arrived ??= await fetchAll());

/** What `load` loads, if it is there by now. */
export const loaded = () => arrived;

/** Fetches the rules in advance, once a visitor turns to the form. */
export const preloadRules = (): void => {
  void load();
};

/**
 * Checks the values of the form against the rules. If the rules do not arrive, only the server, which has the
 * same ones, checks.
 * @throws whatever a fault in the rules throws
 */
export async function checkSoon(payload: ReturnType<typeof readPayload>): Promise<InterestCheck> {
  const rules = await load();
  return rules ? rules.checkInterest(payload) : { outcome: 'valid', interest: payload };
}
