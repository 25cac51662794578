import { hash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { AdminRequest, assertion } from '../../../domain/admin/api.ts';
import { siteConfig } from '../../../site.config.ts';
import type { Clock } from '../../clock.ts';
import type { CurrentAccount } from './account.ts';
import type { ChallengePurpose, PasskeyStore, StoredPasskey } from './stored-passkeys.ts';

/** Where passkeys are made and used. */
interface RelyingParty {
  /** The host that a browser ties them to. */
  id: string;
  origin: string;
}

/**
 * The host of the site's address; of an address that is made up, this machine. No browser ties a
 * passkey to an IP address.
 * @returns undefined where there can be none
 */
export function relyingParty(siteUrl: string, port: number): RelyingParty | undefined {
  const { hostname } = new URL(siteUrl);
  if (/(^|\.)example$/.test(hostname))
    return { id: 'localhost', origin: `http://localhost:${port}` };
  return /^[\d.]+$|^\[/.test(hostname) ? undefined : { id: hostname, origin: siteUrl };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

type Assertion = z.output<typeof assertion>;

// Loaded once somebody uses a passkey: it takes 7 MB of memory.
const webAuthn = () => import('@simplewebauthn/server');

// Ed25519, ES256 and RS256: what authenticators make.
const algorithms = [-8, -7, -257];

/** Makes and verifies passkeys of one relying party. The steps of WebAuthn are the library's. */
export const createPasskeys = (party: RelyingParty, store: PasskeyStore, clock: Clock) => ({
  rpId: party.id,
  origin: party.origin,
  ...makesPasskeys(party, store, clock),
  ...verifiesPasskeys(party, store, clock),
});

const makesPasskeys = ({ id: rpID, origin }: RelyingParty, store: PasskeyStore, clock: Clock) => ({
  /** What a browser needs to make a passkey. */
  async creationOptions(account: CurrentAccount, purpose: 'add' | 'join' = 'add') {
    const known = await store.list(account.id, rpID);
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: siteConfig.brand,
      rpID,
      userName: account.username,
      userID: new Uint8Array(hash('sha256', account.id, 'buffer')),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
    });
    await store.addChallenge(options.challenge, purpose, account.id, clock());
    return options;
  },

  /** @returns the passkey that a browser has made, or undefined where that cannot be verified */
  async made(
    response: AdminRequest<'admin_add_passkey'>['response'],
    account: string,
    purpose: 'add' | 'join' = 'add',
  ): Promise<Omit<StoredPasskey, 'name'> | undefined> {
    const { verifyRegistrationResponse } = await webAuthn();
    const result = await verified(
      (challenge) => store.takeChallenge(challenge, purpose, account, clock()),
      (expectedChallenge) =>
        verifyRegistrationResponse({
          response,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
          supportedAlgorithmIDs: algorithms,
        }),
    );
    if (!result?.verified) return undefined;
    const { credential, credentialBackedUp } = result.registrationInfo;
    return {
      credentialId: credential.id,
      account,
      rpId: rpID,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: response.response.transports,
      isBackedUp: credentialBackedUp,
    };
  },
});

const verifiesPasskeys = (
  { id: rpID, origin }: RelyingParty,
  store: PasskeyStore,
  clock: Clock,
) => ({
  /**
   * What a browser needs to have a passkey sign.
   * @param account empty before a login: the browser then offers those that it has
   */
  async requestOptions(purpose: ChallengePurpose, account: string) {
    const known = account === '' ? [] : await store.list(account, rpID);
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID,
      allowCredentials: known.map(({ id }) => ({ id })),
      userVerification: 'required',
    });
    await store.addChallenge(options.challenge, purpose, account, clock());
    return options;
  },

  /** Whose passkey it is that a response names, which is not verified yet. */
  accountOf: async ({ id }: Assertion): Promise<string | undefined> =>
    (await store.find(id, rpID))?.account,

  /**
   * Verifies what a passkey of an account signed.
   * @param challengedAccount whom the challenge was for; empty before a login
   * @returns the id of the passkey, or undefined where it is refused
   */
  async signedBy(
    response: Assertion,
    purpose: ChallengePurpose,
    account: string,
    challengedAccount = account,
  ): Promise<string | undefined> {
    const passkey = await store.find(response.id, rpID);
    if (passkey?.account !== account) return undefined;
    const { credentialId, publicKey, counter, isBackedUp } = passkey;
    const { verifyAuthenticationResponse } = await webAuthn();
    const result = await verified(
      (challenge) => store.takeChallenge(challenge, purpose, challengedAccount, clock()),
      (expectedChallenge) =>
        verifyAuthenticationResponse({
          response,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          // Each device of a synced key may count for itself. Of a key on a single device, a count
          // that goes back tells of a clone.
          credential: { id: credentialId, publicKey, counter: isBackedUp ? 0 : counter },
          requireUserVerification: true,
        }),
    );
    if (!result?.verified) return undefined;
    const { newCounter, credentialBackedUp } = result.authenticationInfo;
    const used = { credentialId, counter: newCounter, isBackedUp: credentialBackedUp };
    return (await store.use(used, counter, clock())) ? credentialId : undefined;
  },
});

/**
 * What the library finds of a response. It throws for everything that is not as it must be, and
 * asks the store for the challenge meanwhile.
 * @returns undefined where the response is refused
 * @throws what the store throws, which refuses nothing
 */
async function verified<Result>(
  takeChallenge: (challenge: string) => Promise<boolean>,
  verify: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<Result>,
): Promise<Result | undefined> {
  const taken: Promise<boolean>[] = [];
  try {
    return await verify((challenge) => {
      const lookup = takeChallenge(challenge);
      taken.push(lookup);
      return lookup;
    });
  } catch {
    await Promise.all(taken);
    return undefined;
  }
}
