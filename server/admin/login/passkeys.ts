import { hash } from 'node:crypto';
import type * as z from 'zod';
import { siteConfig } from '../../../site.config.ts';
import type { Clock } from '../../clock.ts';
import type { CurrentAccount } from './account.ts';
import type { assertion, attestation } from './credentials.ts';
import { challengedAt, newChallenge, type ChallengePurpose } from './challenges.ts';
import type { AccountStore, StoredPasskey } from './stored-accounts.ts';

/** Where passkeys are made and used: the host that a browser ties them to, and the address. */
interface RelyingParty {
  rpId: string;
  origin: string;
}

/**
 * The host of the site's address; this machine, where that is made up or an IP address, to which no
 * browser ties a passkey.
 */
export function relyingParty(siteUrl: string, port: number): RelyingParty {
  const { hostname } = new URL(siteUrl);
  const isNamed = !/(^|\.)example$|^[\d.]+$|^\[/.test(hostname);
  return isNamed
    ? { rpId: hostname, origin: siteUrl }
    : { rpId: 'localhost', origin: `http://localhost:${port}` };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

// Loaded once somebody uses a passkey: it takes 7 MB of memory.
const webAuthn = () => import('@simplewebauthn/server');

// Ed25519, ES256 and RS256: what authenticators make.
const algorithms = [-8, -7, -257];

/** Makes and verifies passkeys of one relying party. The steps of WebAuthn are the library's. */
export const createPasskeys = ({
  rpId,
  origin,
  store,
  clock,
  secret,
}: RelyingParty & {
  store: AccountStore['passkeys'];
  clock: Clock;
  /** What all servers of a store know and nobody else, by which challenges are sealed. */
  secret: () => Promise<string>;
}) => ({
  rpId,
  origin,

  /** What a browser needs to make a passkey. */
  async creationOptions(account: CurrentAccount) {
    const known = await store.list(account.id);
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      challenge: newChallenge(await secret(), `add ${account.id}`, clock()),
      rpName: siteConfig.brand,
      rpID: rpId,
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
    name: string,
  ): Promise<StoredPasskey | undefined> {
    const { verifyRegistrationResponse } = await webAuthn();
    const sealedBy = await secret();
    const result = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) =>
        challengedAt(challenge, sealedBy, `add ${account}`, clock()) !== undefined,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }).catch(refused);
    if (!result?.verified) return undefined;
    const { credential, credentialBackedUp } = result.registrationInfo;
    return {
      credential_id: credential.id,
      account,
      rp_id: rpId,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.response.transports.join(' '),
      backed_up: Number(credentialBackedUp),
      name,
      created_at: clock().toISOString(),
      last_used_at: null,
    };
  },

  /** What a browser needs to have a passkey sign. It offers those that it has. */
  async requestOptions(purpose: ChallengePurpose) {
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      challenge: newChallenge(await secret(), purpose, clock()),
      rpID: rpId,
      userVerification: 'required',
    });
  },

  /** Verifies what a passkey signed. @returns the passkey, or undefined where it is refused */
  async signedBy(
    response: z.output<typeof assertion>,
    purpose: ChallengePurpose,
  ): Promise<StoredPasskey | undefined> {
    const passkey = await store.find(response.id, rpId);
    if (!passkey) return undefined;
    const { credential_id: id, public_key, counter, backed_up } = passkey;
    const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'));
    const { verifyAuthenticationResponse } = await webAuthn();
    const sealedBy = await secret();
    let at: Date | undefined;
    const result = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => {
        at = challengedAt(challenge, sealedBy, purpose, clock());
        return at !== undefined;
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      // Each device of a synced key may count for itself. For a key on a single device, a count
      // that goes back gives a clone away.
      credential: { id, publicKey, counter: backed_up ? 0 : counter },
      requireUserVerification: true,
    }).catch(refused);
    if (!result?.verified || !at) return undefined;
    const { newCounter, credentialBackedUp } = result.authenticationInfo;
    const used = { counter: newCounter, backed_up: Number(credentialBackedUp) };
    return (await store.use(passkey, used, at, clock())) ? passkey : undefined;
  },
});

/** The library throws for everything that is not as it must be. */
const refused = () => undefined;
