import { parse, serialize } from 'cookie';
import type { Context } from '../../context';
import { ForbiddenError } from '../../errors';

const COOKIE = 'millrace_passkey';
const ORDER = 'passkey-challenge';
const SECONDS = 300;

type Parts = Pick<Context, 'config' | 'cursors'>;

/**
 * A `Set-Cookie` header that keeps the challenge of a passkey in the browser that asked for it, sealed.
 *
 * @param about The member whose passkey it will be, or empty for a login.
 */
export const keepChallenge = ({ config, cursors }: Parts, about: string, challenge: string): string =>
  serialize(COOKIE, cursors.encode(ORDER, [about, challenge, Date.now()]), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.apiUrl.startsWith('https:'),
    maxAge: SECONDS,
  });

/** The challenge that was kept. @throws {ForbiddenError} `passkey_refused`, when there is none that is still good. */
export function recallChallenge({ cursors }: Parts, about: string, cookies: string | null): string {
  const sealed = parse(cookies ?? '')[COOKIE];
  const parts =
    sealed && cursors.orderOf(sealed) === ORDER
      ? cursors.decode(sealed, ORDER, ['string', 'string', 'number'])
      : null;
  if (!parts || parts[0] !== about || Date.now() - parts[2] > SECONDS * 1000) {
    throw new ForbiddenError('passkey_refused');
  }
  return parts[1];
}
