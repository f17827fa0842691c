import { parse, serialize } from 'cookie';
import type { Context } from '../../../platform/context';
import { cookieName } from '../../../platform/http/cookie-name';

/** Says that the password was right, and that the code is yet to come. */
const NAME = 'millrace_second_factor';

/** How long the password counts. */
const TICKET_SECONDS = 300;

const ORDER = 'second-factor';

/** Somebody whose password was right. */
export interface SecondFactorTicket {
  userId: string;
  /** The path that the login is to lead to; empty is none. */
  asked: string;
}

type Parts = Pick<Context, 'config' | 'cursors'>;

/** A `Set-Cookie` header that keeps a ticket as nobody else can make it. */
export const keepTicket = ({ config, cursors }: Parts, { userId, asked }: SecondFactorTicket): string =>
  serialize(cookieName(config, NAME), cursors.encode(ORDER, [userId, asked, Date.now()]), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.apiUrl.startsWith('https:'),
    maxAge: TICKET_SECONDS,
  });

/** The ticket among the cookies. @returns Null when there is none that is still good. */
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
