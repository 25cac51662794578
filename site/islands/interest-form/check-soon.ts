import type { InterestCheck } from '../../../domain/submission/rules.ts';
import type { readPayload } from './form-controls.ts';

/** The rules; undefined where they did not arrive. */
const load = () => import('../../../domain/submission/rules.ts').catch(() => undefined);

/** Fetches the rules ahead of need, once a visitor turns to the form. */
export const preloadRules = (): void => {
  void load();
};

/**
 * Checks what stands in the form by the rules. Should they not arrive, the server, which has the same
 * ones, judges alone.
 * @throws whatever a fault in the rules throws
 */
export async function checkSoon(payload: ReturnType<typeof readPayload>): Promise<InterestCheck> {
  const rules = await load();
  return rules ? rules.checkInterest(payload) : { outcome: 'valid', interest: payload };
}
