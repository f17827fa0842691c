import type { Context } from '../../../platform/context';
import { noteSecurity, type SignInWay } from '../../../platform/security-events';
import { keepTicket } from './second-factor-ticket';
import { enter, type KnownMember } from './session.service';

/** Who asks to come in, and where the way in leads. */
export interface SignInAttempt extends KnownMember {
  by: SignInWay;
  /** The address of the page that comes next. */
  page: string;
  /** The path that was asked for, for when a code is asked first; empty is none. */
  asked: string;
  userAgent: string | null;
  /** The session that this browser had until now. */
  sessionToken: string | null;
}

/** A reply that leads a browser on. */
export interface SignInRedirect {
  status: 303;
  redirect: string;
  headers: { 'Set-Cookie': string };
}

/** Signs a member in, or asks for the second factor first. */
export async function completeSignIn(
  context: Pick<Context, 'db' | 'config' | 'cursors' | 'mailer' | 'log'>,
  { userId, hasSecondFactor, by, page, asked, userAgent, sessionToken }: SignInAttempt,
): Promise<SignInRedirect> {
  const { config } = context;
  if (hasSecondFactor) {
    noteSecurity(context, 'code-asked', { userId, by });
    const query = new URLSearchParams({ login: 'true', code: 'true', ...(asked && { return_to: asked }) });
    const cookie = keepTicket(context, { userId, asked });
    return { status: 303, redirect: `${config.webUrls[0]}/?${query}`, headers: { 'Set-Cookie': cookie } };
  }
  const cookie = await enter(context, { userId, by, userAgent, sessionToken });
  return { status: 303, redirect: page, headers: { 'Set-Cookie': cookie } };
}
