import { parse, serialize } from 'cookie';
import type { Context } from '../../../platform/context';
import { cookieName } from '../../../platform/http/cookie-name';

/** Ticket for a correct password whose second factor is still missing. */
const NAME = 'millrace_second_factor';

/** Validity of the ticket. */
const TICKET_SECONDS = 300;

const ORDER = 'second-factor';

/** A member who entered the correct password. */
export interface SecondFactorTicket {
  userId: string;
  /** Target path of the sign-in; empty for none. */
  asked: string;
}

type Parts = Pick<Context, 'config' | 'cursors'>;

/** Creates a `Set-Cookie` header with a sealed ticket. */
export const keepTicket = ({ config, cursors }: Parts, { userId, asked }: SecondFactorTicket): string =>
  serialize(cookieName(config, NAME), cursors.encode(ORDER, [userId, asked, Date.now()]), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.apiUrl.startsWith('https:'),
    maxAge: TICKET_SECONDS,
  });

/** Reads the ticket from the cookies. @returns Null if there is no valid one. */
export function readTicket(
  { config, cursors: seals }: Parts,
  cookies: string | null,
): SecondFactorTicket | null {
  const sealed = parse(cookies ?? '')[cookieName(config, NAME)];
  if (!sealed || seals.orderOf(sealed) !== ORDER) return null;
  const parts = seals.decode(sealed, ORDER, ['string', 'string', 'number']);
  if (!parts || Date.now() - parts[2] > TICKET_SECONDS * 1000) return null;
  return { userId: parts[0], asked: parts[1] };
}
