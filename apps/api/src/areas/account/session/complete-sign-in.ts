import type { Context } from '../../../platform/context';
import { noteSecurity, type SignInWay } from '../../../platform/security-events';
import { keepTicket } from './second-factor-ticket';
import { enter, type KnownMember } from './session.service';

/** A member who signs in, with the target page. */
export interface SignInAttempt extends KnownMember {
  by: SignInWay;
  /** URL of the next page. */
  page: string;
  /** Requested path, for after the second factor; empty for none. */
  asked: string;
  userAgent: string | null;
  /** Token of the browser's previous session. */
  sessionToken: string | null;
}

/** A redirecting reply. */
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
