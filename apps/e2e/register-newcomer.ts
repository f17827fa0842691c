import { type BrowserContext, expect } from '@playwright/test';
import { localApiUrl } from './hosts';
import { linkIn, mailTo } from './mails';
import { keepCookies } from './sign-in';

/** Password of those who sign up during a journey. */
export const newcomerPassword = 'correct horse';

/**
 * Signs up a member with a unique name, for journeys that change an account.
 *
 * @param context Browser that signs up: the link requires no further input there.
 * @returns The address of the account, and the link that verifies it and signs in.
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
