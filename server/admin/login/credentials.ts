import * as z from 'zod';
import { text } from '../inputs.ts';

export const passwordText = text(4096);

export const passkeyName = text(60).min(1);
export const base64url = z
  .string()
  .max(8192)
  .regex(/^[\w-]*$/);
export const credentialId = base64url.max(1400).min(1);
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** The fields of `startRegistration` of @simplewebauthn/browser that the server needs. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .default([]),
  }),
});

/** The fields of `startAuthentication` of @simplewebauthn/browser that the server needs. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});

/**
 * The password, or what a passkey signed of `proof_options`. Actions that export the list or change
 * an account take it, since a session may be left open (ASVS 5.0, 7.5).
 */
export const proof = z.union([
  z.strictObject({ password: passwordText }),
  z.strictObject({ response: assertion }),
]);
export type Proof = z.output<typeof proof>;
