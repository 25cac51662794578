import { hash } from 'node:crypto';
import type * as z from 'zod';
import { siteConfig } from '../../../site.config.ts';
import type { Clock } from '../../clock.ts';
import type { CurrentAccount } from './account.ts';
import { challengedAt, newChallenge, type ChallengePurpose } from './challenges.ts';
import type { assertion, attestation } from './credentials.ts';
import type { PasskeyStore, StoredPasskey } from './stored-passkeys.ts';

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

interface PasskeyOptions extends RelyingParty {
  store: PasskeyStore;
  clock: Clock;
  /** What all servers of a store know and nobody else, by which challenges are sealed. */
  secret: () => Promise<string>;
}

/** Makes and verifies passkeys of one relying party. The steps of WebAuthn are the library's. */
export const createPasskeys = (options: PasskeyOptions) => ({
  rpId: options.id,
  origin: options.origin,
  ...makesPasskeys(options),
  ...verifiesPasskeys(options),
});

const makesPasskeys = ({ id: rpID, origin, store, clock, secret }: PasskeyOptions) => ({
  /** What a browser needs to make a passkey. */
  async creationOptions(account: CurrentAccount, purpose: 'add' | 'join') {
    const known = await store.list(account.id, rpID);
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      challenge: newChallenge(await secret(), purpose, account.id, clock()),
      rpName: siteConfig.brand,
      rpID,
      userName: account.username,
      userID: new Uint8Array(hash('sha256', account.id, 'buffer')),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
    });
  },

  /** @returns the passkey that a browser has made, or undefined where that cannot be verified */
  async made(
    response: z.output<typeof attestation>,
    account: string,
    purpose: 'add' | 'join',
    name: string,
  ): Promise<StoredPasskey | undefined> {
    const { verifyRegistrationResponse } = await webAuthn();
    const sealedBy = await secret();
    const result = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) =>
        challengedAt(challenge, sealedBy, purpose, account, clock()) !== undefined,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }).catch(refused);
    if (!result?.verified) return undefined;
    const { credential, credentialBackedUp } = result.registrationInfo;
    return {
      credential_id: credential.id,
      account,
      rp_id: rpID,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.response.transports.join(' '),
      backed_up: Number(credentialBackedUp),
      name,
      created_at: clock().toISOString(),
      last_used_at: null,
    };
  },
});

const verifiesPasskeys = ({ id: rpID, origin, store, clock, secret }: PasskeyOptions) => ({
  /**
   * What a browser needs to have a passkey sign.
   * @param account empty before a login: the browser then offers those that it has
   */
  async requestOptions(purpose: ChallengePurpose, account: string) {
    const known = account === '' ? [] : await store.list(account, rpID);
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      challenge: newChallenge(await secret(), purpose, account, clock()),
      rpID,
      allowCredentials: known.map(({ id }) => ({ id })),
      userVerification: 'required',
    });
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
    const { credential_id: id, public_key, counter, backed_up } = passkey;
    const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'));
    const { verifyAuthenticationResponse } = await webAuthn();
    const sealedBy = await secret();
    let at: Date | undefined;
    const result = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => {
        at = challengedAt(challenge, sealedBy, purpose, challengedAccount, clock());
        return at !== undefined;
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      // Each device of a synced key may count for itself. Of a key on a single device, a count
      // that goes back tells of a clone.
      credential: { id, publicKey, counter: backed_up ? 0 : counter },
      requireUserVerification: true,
    }).catch(refused);
    if (!result?.verified || !at) return undefined;
    const { newCounter, credentialBackedUp } = result.authenticationInfo;
    const used = { counter: newCounter, backed_up: Number(credentialBackedUp) };
    return (await store.use(passkey, used, at, clock())) ? id : undefined;
  },
});

/** The library throws for everything that is not as it must be. */
const refused = () => undefined;
