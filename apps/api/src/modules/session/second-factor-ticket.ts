import { parse } from 'cookie';
import type { Cursors } from '../../http/cursor';

/** Says that the password was right, and that the code is yet to come. */
export const SECOND_FACTOR_COOKIE = 'millrace_second_factor';

/** How long the password counts. */
export const TICKET_SECONDS = 300;

const ORDER = 'second-factor';

/** Somebody whose password was right. */
export interface SecondFactorTicket {
  userId: string;
  /** The path that the login is to lead to; empty is none. */
  asked: string;
}

/** A ticket as nobody else can make it. */
export const sealTicket = (seals: Cursors, { userId, asked }: SecondFactorTicket): string =>
  seals.encode(ORDER, [userId, asked, Date.now()]);

/** The ticket among the cookies. @returns Null when there is none that is still good. */
export function readTicket(seals: Cursors, cookies: string | null): SecondFactorTicket | null {
  const sealed = parse(cookies ?? '')[SECOND_FACTOR_COOKIE];
  if (!sealed || seals.orderOf(sealed) !== ORDER) return null;
  const parts = seals.decode(sealed, ORDER, ['string', 'string', 'number']);
  if (!parts || Date.now() - parts[2] > TICKET_SECONDS * 1000) return null;
  return { userId: parts[0], asked: parts[1] };
}
