import type { InterestCheck } from '../../../domain/interest.ts';
import type { readPayload } from './form-controls.ts';

const load = () => import('../../../domain/interest.ts');

/** Fetches the rules ahead of need, once a visitor turns to the form. */
export const preloadRules = (): void => {
  // A failure is met when the rules are wanted.
  load().catch(() => undefined);
};

/**
 * Checks what stands in the form by the rules. Should they not arrive, the server, which has the same
 * ones, judges alone.
 */
export async function checkSoon(payload: ReturnType<typeof readPayload>): Promise<InterestCheck> {
  try {
    const { checkInterest } = await load();
    return checkInterest(payload);
  } catch {
    return { ok: true, interest: payload };
  }
}
