import { type BrowserContext, expect } from '@playwright/test';
import { localApiUrl } from './hosts';
import { linkIn, mailTo } from './mails';
import { keepCookies } from './sign-in';

/** The password of those who join during a journey. */
export const newcomerPassword = 'correct horse';

/**
 * Somebody of a name that no other journey has joins, for journeys that change what belongs to an account.
 *
 * @param context The browser that signs up: the link asks for nothing more there.
 * @returns The address that the account is of, and the link by which it is verified and signed in.
 */
export async function registerNewcomer(
  context: BrowserContext,
  firstName: string,
): Promise<{ email: string; verifyLink: string }> {
  const email = `${firstName.toLowerCase()}.${Date.now().toString(36)}@kvarnholm.example`;
  const reply = await fetch(`${localApiUrl}/api/v2/registration`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName,
      lastName: 'Lund',
      email,
      company: 'Kvarnholm Works',
      country: 'Sweden',
      designation: 'Buyer',
      password: newcomerPassword,
      confirmPassword: newcomerPassword,
    }),
  });
  expect(reply.status).toBe(200);
  await keepCookies(context, reply);
  return { email, verifyLink: linkIn(await mailTo(email, 1), '/verify') };
}
