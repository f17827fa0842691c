import { isEmail, normalizeEmail, safeReturnPath, withoutHidden } from '@millrace/domain';
import { parse, serialize } from 'cookie';
import type { Context } from '../../context';
import type { Database } from '../../db/database';
import { transact } from '../../db/transact';
import type { Handlers } from '../../http/call';
import { type MessageKey, text } from '../../messages/text';
import { memberOf } from '../registration';
import { beginSession, failureAddress, sessionCookie, signOut } from '../session';
import { LinkedinClient, type LoginTicket, type ProvidedPerson } from './linkedin.client';
import { findLinked, insertLinked, isActive } from './linkedin.repository';

const COOKIE = 'millrace_linkedin';
const CALLBACK = '/auth/linkedin/callback';
const TICKET = 'linkedin-login';
const TICKET_SECONDS = 600;
const NAME_LENGTH = 200;

/** Why nobody is signed in, for people. */
class LoginRefusedError extends Error {
  constructor(readonly reason: MessageKey) {
    super(reason);
  }
}

/** Signing in with LinkedIn. @see ACC-001, GAP-043 */
export const linkedinRoutes = ({ config, db, cursors: seals, log }: Context) => {
  const client = config.linkedin && new LinkedinClient(config.linkedin, `${config.apiUrl}${CALLBACK}`);

  const refuse = (reason: MessageKey, asked: string | undefined = undefined) => ({
    status: 303 as const,
    redirect: failureAddress(config.webUrls, { message: text(reason), asked, referrer: null }),
  });

  const keep = ({ state, nonce, verifier }: LoginTicket, asked: string): string =>
    serialize(COOKIE, seals.encode(TICKET, [state, nonce, verifier, asked, Date.now()]), {
      path: '/auth/linkedin',
      httpOnly: true,
      // The provider leads back from another site, by a link.
      sameSite: 'lax',
      secure: config.apiUrl.startsWith('https:'),
      maxAge: TICKET_SECONDS,
    });

  /** What was kept in this browser. @returns Null when nothing was, or too long ago. */
  const recall = (cookies: string | null): { ticket: LoginTicket; asked: string } | null => {
    const kept = parse(cookies ?? '')[COOKIE];
    if (!kept || seals.orderOf(kept) !== TICKET) return null;
    const parts = seals.decode(kept, TICKET, ['string', 'string', 'string', 'string', 'number']);
    if (!parts || Date.now() - parts[4] > TICKET_SECONDS * 1000) return null;
    const [state, nonce, verifier, asked] = parts;
    return { ticket: { state, nonce, verifier }, asked };
  };

  return {
    startLinkedinLogin: async ({ query }) => {
      if (!client) return refuse('login.linkedinOff', query.return_to);
      try {
        const { url, ticket } = await client.begin();
        const asked = safeReturnPath(query.return_to, '');
        return { status: 303, redirect: url, headers: { 'Set-Cookie': keep(ticket, asked) } };
      } catch (error) {
        log.warn({ err: error }, 'LinkedIn does not answer');
        return refuse('login.linkedinFailed', query.return_to);
      }
    },

    finishLinkedinLogin: async ({ query, cookies, sessionToken }) => {
      const kept = client && recall(cookies);
      if (!kept) return refuse(client ? 'login.linkedinFailed' : 'login.linkedinOff');
      try {
        const person = await client.finish(query, kept.ticket);
        const { session, isNew } = await signInPerson(db, person);
        if (sessionToken !== null) await signOut(db, sessionToken);
        return {
          status: 303,
          redirect: `${config.webUrls[0]}${isNew ? '/onboarding' : safeReturnPath(kept.asked)}`,
          headers: { 'Set-Cookie': sessionCookie(config, session) },
        };
      } catch (error) {
        if (error instanceof LoginRefusedError) return refuse(error.reason, kept.asked);
        log.warn({ err: error }, 'a login with LinkedIn failed');
        return refuse('login.linkedinFailed', kept.asked);
      }
    },
  } satisfies Partial<Handlers>;
};

/** Begins a session of the member whom the person is; of a new one where nobody is. */
async function signInPerson(
  db: Database,
  person: ProvidedPerson,
): Promise<{ session: string; isNew: boolean }> {
  return transact(db, async (tx) => {
    const linked = await findLinked(tx, person.subject);
    if (linked) {
      if (!linked.isActive) throw new LoginRefusedError('login.failed');
      return { session: await beginSession(tx, linked.id), isNew: false };
    }
    const { email, isEmailVerified, subject, picture } = person;
    if (email === null || !isEmailVerified || !isEmail(email)) {
      throw new LoginRefusedError('login.linkedinUnverified');
    }
    const member = await memberOf(tx, {
      email: normalizeEmail(email),
      firstName: nameOf(person.firstName),
      lastName: nameOf(person.lastName),
      displayName: nameOf(person.displayName ?? '') || null,
      picture,
    });
    if (!member.isNew && !(await isActive(tx, member.id))) throw new LoginRefusedError('login.failed');
    await insertLinked(tx, subject, member.id);
    return { session: await beginSession(tx, member.id), isNew: member.isNew };
  });
}

/** A name as we take it: one line of which everything can be seen. */
const nameOf = (name: string): string => withoutHidden(name).trim().slice(0, NAME_LENGTH);
