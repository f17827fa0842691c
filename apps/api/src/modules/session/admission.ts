import { serialize } from 'cookie';
import type { Context } from '../../context';
import { deviceOf } from './device';
import { SECOND_FACTOR_COOKIE, sealTicket, TICKET_SECONDS } from './second-factor-ticket';
import { findNewcomer } from './session.repository';
import { beginSession, type KnownMember, signOut } from './session.service';
import { sessionCookie } from './session-cookie';

/** Who asks to come in, and where the way in leads. */
export interface Arrival extends KnownMember {
  /** The address of the page that comes next. */
  page: string;
  /** The path that was asked for, for when a code is asked first; empty is none. */
  asked: string;
  userAgent: string | null;
  /** The session that this browser had until now. */
  sessionToken: string | null;
}

/** A reply that leads a browser on. */
export interface Admission {
  status: 303;
  redirect: string;
  headers: { 'Set-Cookie': string };
}

/** Signs a member in, or asks for the second factor first. */
export async function admit(
  { db, config, cursors, mailer }: Pick<Context, 'db' | 'config' | 'cursors' | 'mailer'>,
  { userId, hasSecondFactor, page, asked, userAgent, sessionToken }: Arrival,
): Promise<Admission> {
  if (hasSecondFactor) {
    const query = new URLSearchParams({ login: 'true', code: 'true', ...(asked && { return_to: asked }) });
    const cookie = serialize(SECOND_FACTOR_COOKIE, sealTicket(cursors, { userId, asked }), {
      path: '/auth/second-factor',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.apiUrl.startsWith('https:'),
      maxAge: TICKET_SECONDS,
    });
    return { status: 303, redirect: `${config.webUrls[0]}/?${query}`, headers: { 'Set-Cookie': cookie } };
  }
  const token = await beginSession(db, userId, userAgent);
  await tellOfNewDevice({ db, mailer }, userId, userAgent);
  if (sessionToken !== null) await signOut(db, sessionToken);
  return { status: 303, redirect: page, headers: { 'Set-Cookie': sessionCookie(config, token) } };
}

/** Writes to a member who has come in from a browser and system that none of the other sessions has. */
async function tellOfNewDevice(
  { db, mailer }: Pick<Context, 'db' | 'mailer'>,
  userId: string,
  userAgent: string | null,
): Promise<void> {
  const device = deviceOf(userAgent);
  const member = device === null ? null : await findNewcomer(db, userId, device);
  if (!member || device === null) return;
  const { firstName, email } = member;
  const at = new Date().toISOString();
  await mailer.send({
    name: 'newSignIn',
    to: email,
    data: { firstName, device, at, resetPath: '/?login=true&forgot=true' },
  });
}
