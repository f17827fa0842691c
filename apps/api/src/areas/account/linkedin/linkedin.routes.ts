import {
  isEmail,
  type Language,
  type LoginRefusal,
  normalizeEmail,
  normalizeName,
  safeReturnPath,
} from '@millrace/domain';
import { parse, serialize } from 'cookie';
import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import type { Handlers } from '../../../platform/http/call';
import { cookieName } from '../../../platform/http/cookie-name';
import { noteSecurity } from '../../../platform/security-events';
import { findOrCreateMember } from '../registration';
import { tellMember } from '../security';
import { completeSignIn, failureAddress, type KnownMember } from '../session';
import { LinkedinClient, type LoginTicket, type ProvidedPerson } from './linkedin.client';
import { findLinked, findMember, insertLinked, type LinkedMember, linkAgain } from './linkedin.repository';

const CALLBACK = '/auth/linkedin/callback';
const TICKET = 'linkedin-login';
const TICKET_SECONDS = 600;
const NAME_LENGTH = 200;

/** Refusal of a sign-in, with a message for people. */
class LoginRefusedError extends Error {
  constructor(readonly reason: LoginRefusal) {
    super(reason);
  }
}

/** Routes for signing in with LinkedIn. @see ACC-001, GAP-043 */
export const linkedinRoutes = (context: Context) => {
  const { config, cursors: seals, log } = context;
  const cookie = cookieName(config, 'millrace_linkedin');
  const client = config.linkedin && new LinkedinClient(config.linkedin, `${config.apiUrl}${CALLBACK}`);

  const refuse = (language: Language, reason: LoginRefusal, asked: string | undefined = undefined) => ({
    status: 303 as const,
    redirect: failureAddress(config, { reason, language, asked, referrer: null }),
  });

  const keep = ({ state, nonce, verifier }: LoginTicket, asked: string): string =>
    serialize(cookie, seals.encode(TICKET, [state, nonce, verifier, asked, Date.now()]), {
      path: '/',
      httpOnly: true,
      // The provider redirects from another site.
      sameSite: 'lax',
      secure: config.apiUrl.startsWith('https:'),
      maxAge: TICKET_SECONDS,
    });

  /** Reads the state from the cookie. @returns Null if there is none or it has expired. */
  const recall = (cookies: string | null): { ticket: LoginTicket; asked: string } | null => {
    const kept = parse(cookies ?? '')[cookie];
    if (!kept || seals.orderOf(kept) !== TICKET) return null;
    const parts = seals.decode(kept, TICKET, ['string', 'string', 'string', 'string', 'number']);
    if (!parts || Date.now() - parts[4] > TICKET_SECONDS * 1000) return null;
    const [state, nonce, verifier, asked] = parts;
    return { ticket: { state, nonce, verifier }, asked };
  };

  return {
    startLinkedinLogin: async ({ query, language, fromOtherSite }) => {
      if (!client) return refuse(language, 'login.linkedinOff', query.return_to);
      // Login CSRF: another site's link or image could otherwise sign in visitors who are signed in at the provider.
      if (fromOtherSite) return refuse(language, 'login.linkedinAsk', query.return_to);
      try {
        const { url, ticket } = await client.begin();
        const asked = safeReturnPath(query.return_to, '');
        return { status: 303, redirect: url, headers: { 'Set-Cookie': keep(ticket, asked) } };
      } catch (error) {
        log.warn({ err: error }, 'LinkedIn does not answer');
        return refuse(language, 'login.linkedinFailed', query.return_to);
      }
    },

    finishLinkedinLogin: async ({ query, language, cookies, viewer, sessionToken, userAgent }) => {
      const kept = client && recall(cookies);
      if (!kept) return refuse(language, client ? 'login.linkedinFailed' : 'login.linkedinOff');
      try {
        const person = await client.finish(query, kept.ticket);
        const { isNew, ...member } = await memberOfPerson(context, person, viewer?.id ?? null);
        const path = isNew ? '/onboarding' : safeReturnPath(kept.asked);
        const page = `${config.webUrls[0]}${path}`;
        return completeSignIn(context, {
          ...member,
          by: 'linkedin',
          page,
          asked: kept.asked,
          sessionToken,
          userAgent,
        });
      } catch (error) {
        const reason = error instanceof LoginRefusedError ? error.reason : 'failed';
        noteSecurity(context, 'sign-in-refused', { userId: null, by: 'linkedin', reason });
        if (error instanceof LoginRefusedError) return refuse(language, error.reason, kept.asked);
        log.warn({ err: error }, 'a login with LinkedIn failed');
        return refuse(language, 'login.linkedinFailed', kept.asked);
      }
    },
  } satisfies Partial<Handlers>;
};

/**
 * Finds the member of a provider's identity, or creates one. A disabled identity is enabled again if its member signs
 * in with it while already signed in by another method.
 */
async function memberOfPerson(
  context: Pick<Context, 'db' | 'jobs' | 'mailer'>,
  person: ProvidedPerson,
  viewerId: string | null,
): Promise<KnownMember & { isNew: boolean }> {
  const { db, jobs } = context;
  return transact(db, async (tx) => {
    const linked = await findLinked(tx, person.subject);
    if (linked?.isBarred) {
      if (linked.userId !== viewerId) throw new LoginRefusedError('login.linkedinBarred');
      await linkAgain(tx, person.subject);
      await tellMember(tx, context, viewerId, 'linkedinLinked');
    }
    if (linked) return { ...admissible(linked), isNew: false };
    const { email, isEmailVerified, subject, picture } = person;
    if (email === null || !isEmailVerified || !isEmail(email)) {
      throw new LoginRefusedError('login.linkedinUnverified');
    }
    const { id, isNew } = await findOrCreateMember(
      tx,
      { jobs },
      {
        email: normalizeEmail(email),
        firstName: cleanName(person.firstName),
        lastName: cleanName(person.lastName),
        displayName: cleanName(person.displayName ?? '') || null,
      },
    );
    const member = admissible(await findMember(tx, id));
    await insertLinked(tx, subject, id);
    // Notifies the member that the account has a new way of signing in.
    if (!isNew) await tellMember(tx, context, id, 'linkedinLinked');
    if (picture !== null) await jobs.send('linkedinPortrait', { userId: id, url: picture }, { tx });
    return { ...member, isNew };
  });
}

function admissible(member: LinkedMember | null): KnownMember {
  if (member?.isSuspended) throw new LoginRefusedError('login.suspended');
  if (!member?.isActive) throw new LoginRefusedError('login.failed');
  return { userId: member.userId, hasSecondFactor: member.hasSecondFactor };
}

/** Cleans a name: visible characters only, on one line, truncated. */
const cleanName = (name: string): string => normalizeName(name).slice(0, NAME_LENGTH);
