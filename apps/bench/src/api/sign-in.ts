import type { RunningCandidate } from './candidates/candidate';
import type { Catalogue } from './data/load-catalogue';

/** Signs in like a page. @returns The cookie. */
export async function signIn(
  { url }: RunningCandidate,
  { email, password }: Catalogue['member'],
): Promise<string> {
  const body = new URLSearchParams({ username: email, password });
  const reply = await fetch(`${url}/auth/login`, { method: 'POST', body, redirect: 'manual' });
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error('The member could not sign in.');
  return cookie;
}
