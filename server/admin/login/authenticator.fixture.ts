import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A key on a device, made of nothing but a pair of keys: what a browser would send of it. */
export function createAuthenticator({ rpId = 'localhost', isBackedUp = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const key = Buffer.concat([
    // A map of key type EC2, algorithm ES256, curve P-256 and two coordinates (RFC 9052, 9053).
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const userThere = 0x01 | 0x04 | (isBackedUp ? 0x08 | 0x10 : 0);
  const data = (
    counter: number,
    { party = rpId, flags = userThere, more = Buffer.alloc(0) } = {},
  ) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      createHash('sha256').update(party).digest(),
      Buffer.from([flags]),
      count,
      more,
    ]);
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  let uses = 0;
  const text = (bytes: Buffer) => bytes.toString('base64url');
  const common = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

  return {
    id,
    /** What `startRegistration` sends. */
    make(challenge: string, origin: string) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 16]), credentialId, key]);
      const authData = data(0, { flags: userThere | 0x40, more: credential });
      const attestationObject = Buffer.concat([
        // A map of no statement ({"fmt": "none", "attStmt": {}) and the authenticator's data.
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      const clientDataJSON = text(clientData('webauthn.create', challenge, origin));
      const response = {
        clientDataJSON,
        attestationObject: text(attestationObject),
        transports: ['internal'],
      };
      return { ...common, response };
    },
    /** What `startAuthentication` sends. */
    sign(
      challenge: string,
      origin: string,
      { counter = (uses += 1), party = rpId, flags = userThere } = {},
    ) {
      const authenticatorData = data(counter, { party, flags });
      const client = clientData('webauthn.get', challenge, origin);
      const signed = Buffer.concat([
        authenticatorData,
        createHash('sha256').update(client).digest(),
      ]);
      const signature = text(sign('sha256', signed, privateKey));
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(authenticatorData),
        signature,
      };
      return { ...common, response };
    },
  };
}
