import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

/**
 * For how many steps a code is good after its own: typing one takes time, and clocks of phones are seldom behind by
 * more. None is good before its step.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6238#section-5.2
 */
const STEPS_LATE = 1;

/** What an authenticator app is told. @see https://www.rfc-editor.org/rfc/rfc6238 */
const totpOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });

/** A new secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that apps read from a QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, issuer, label).toString();

/** A code without the spaces that it may be typed with. */
const tokenOf = (code: string): string => code.replaceAll(' ', '');

/** Whether it looks like a code of an app, right or wrong. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(tokenOf(code));

/** The step whose code this is. @returns Null when it is neither of now nor of just before. */
export function totpStep(secret: string, code: string, nowMs = Date.now()): number | null {
  if (!isAppCode(code)) return null;
  const delta = totpOf(secret).validate({ token: tokenOf(code), window: STEPS_LATE, timestamp: nowMs });
  return delta === null || delta > 0 ? null : Math.floor(nowMs / 1000 / PERIOD_SECONDS) + delta;
}
