import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

/**
 * Number of time steps for which a code remains valid: typing takes time, and clocks of phones are seldom further
 * behind. Future codes are rejected.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6238#section-5.2
 */
const STEPS_LATE = 1;

/** Parameters of the authenticator app. @see https://www.rfc-editor.org/rfc/rfc6238 */
const totpOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });

/** Generates a secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the `otpauth:` URI for the QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, issuer, label).toString();

/** Removes whitespace from a typed code. */
const tokenOf = (code: string): string => code.replaceAll(' ', '');

/** True if it has the format of an app code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(tokenOf(code));

/** Finds the time step of a code. @returns Null if it is not valid now. */
export function totpStep(secret: string, code: string, nowMs = Date.now()): number | null {
  if (!isAppCode(code)) return null;
  const delta = totpOf(secret).validate({ token: tokenOf(code), window: STEPS_LATE, timestamp: nowMs });
  return delta === null || delta > 0 ? null : Math.floor(nowMs / 1000 / PERIOD_SECONDS) + delta;
}
