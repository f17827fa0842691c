import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Config } from '../../../platform/config';
import { ForbiddenError } from '../../../platform/errors';
import type { PasskeyRow, SecurityRow } from './security.repository';

const NAME = 'Millrace';
const TIMEOUT_MS = 5 * 60_000;

/**
 * Signature algorithms of new passkeys as COSE numbers, preferred first: Ed25519, ES256, and RS256 for Windows
 * devices that support no other.
 */
const ALGORITHMS = [-8, -7, -257];

/** Relying party ID: the domain that covers all web hosts. */
export const relyingPartyId = ({ cookieDomain, webUrls }: Pick<Config, 'cookieDomain' | 'webUrls'>): string =>
  cookieDomain?.replace(/^\./, '') ?? new URL(webUrls[0]).hostname;

/** An accepted credential. */
export interface AcceptedCredential {
  credentialId: string;
  /** Public key in COSE format, in base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
}

// Loaded lazily, because the library is large and few processes need it.
const library = () => import('@simplewebauthn/server');

/** Creates the options for registering a passkey. */
export async function registrationOptions(
  rpId: string,
  member: SecurityRow,
  known: readonly PasskeyRow[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: rpId,
    userName: member.email,
    userDisplayName: member.displayName,
    userID: new TextEncoder().encode(member.id),
    attestationType: 'none',
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransportFuture[],
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Creates the options for signing in with a passkey. */
export async function loginOptions(rpId: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: rpId, userVerification: 'required', timeout: TIMEOUT_MS });
}

/** Expected values for verifying a response. */
export interface Expected {
  challenge: string;
  rpId: string;
  origins: readonly string[];
}

/** Verifies the registration of a passkey. @throws {ForbiddenError} `passkey_refused`. */
export async function acceptRegistration(
  credential: object,
  { challenge, rpId, origins }: Expected,
): Promise<AcceptedCredential> {
  const { verifyRegistrationResponse } = await library();
  const result = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!result?.verified) throw new ForbiddenError('passkey_refused');
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
  };
}

/** Verifies a sign-in. @returns The authenticator's counter. @throws {ForbiddenError} `passkey_refused`. */
export async function acceptLogin(
  credential: object,
  passkey: PasskeyRow,
  { challenge, rpId, origins }: Expected,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
      transports: passkey.transports as AuthenticatorTransportFuture[],
    },
  }).catch(() => null);
  if (!result?.verified) throw new ForbiddenError('passkey_refused');
  return result.authenticationInfo.newCounter;
}
