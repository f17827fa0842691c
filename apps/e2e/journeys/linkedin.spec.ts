import { type IdentityProvider, startIdentityProvider } from '@millrace/test-servers/identity-provider';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { apiUrl, localApiUrl, ports, webUrl } from '../hosts';
import { newcomerPassword, registerNewcomer } from '../register-newcomer';
import { suppressInquiryDialog } from '../sign-in';
import { modal } from './accounts/account-pages';

const CALLBACK = `${apiUrl}/auth/linkedin/callback`;

let provider: IdentityProvider;

test.beforeAll(async () => {
  provider = await startIdentityProvider(CALLBACK, ports.identity);
});
test.afterAll(() => provider.close());

const run = Date.now().toString(36);

const person = (name: string, more: Partial<IdentityProvider['person']> = {}) => ({
  sub: `${name}-${run}`,
  email: `${name}.${run}@kvarnholm.example`,
  email_verified: true,
  given_name: 'Maren',
  family_name: 'Holt',
  name: 'Maren Holt',
  ...more,
});

/**
 * Goes through the provider's pages in a browser of its own.
 *
 * @param from Where it chooses LinkedIn; default: the API's own address, as if it was typed.
 */
async function signIn(
  browser: Browser,
  who: IdentityProvider['person'],
  { answer = 'allow', from = `${apiUrl}/auth/linkedin?return_to=/onboarding` }: SignInOptions = {},
): Promise<{ page: Page; cameBackBy: string }> {
  Object.assign(provider, { person: who, answer });
  const page = await browser.newPage({ baseURL: webUrl });
  await suppressInquiryDialog(page);
  const back = page.waitForRequest((request) => request.url().startsWith(CALLBACK));
  await page.goto(from);
  if (from.startsWith('/')) await modal(page).getByRole('link', { name: 'Sign in with LinkedIn' }).click();
  return { page, cameBackBy: (await back).url() };
}

interface SignInOptions {
  answer?: IdentityProvider['answer'];
  from?: string;
}

const refusal = (page: Page) => modal(page).getByRole('alert');

const sessionOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'millrace_session')?.value;

test('LinkedIn signs in a new member and the member of a verified address; no address, a cancel and a replayed answer do not sign in [ACC-001, GAP-043]', async ({
  browser,
}) => {
  await test.step('with an address that nobody has, one becomes a member; the answer is good once', async () => {
    const { page, cameBackBy } = await signIn(browser, person('maren'), { from: '/aboutus?login=true' });
    await expect(page).toHaveURL(/\/onboarding/);
    await expect(page.getByRole('textbox', { name: /^First name/ })).toHaveValue('Maren');
    const session = await sessionOf(page);
    await page.goto(cameBackBy);
    expect(await sessionOf(page)).toBe(session);
    const elsewhere = await browser.newPage();
    await elsewhere.goto(cameBackBy);
    await expect(refusal(elsewhere)).toContainText('couldn’t sign you in');
    expect(await sessionOf(elsewhere)).toBeUndefined();
    for (const one of [page, elsewhere]) await one.close();
  });

  await test.step('without an address, and after a cancel, nobody is signed in', async () => {
    const { email: _, ...nameless } = person('nils');
    const refused = [
      [await signIn(browser, nameless), 'hasn’t verified'],
      [await signIn(browser, person('tove'), { answer: 'deny' }), 'couldn’t sign you in'],
    ] as const;
    for (const [{ page }, reason] of refused) {
      await expect(refusal(page)).toContainText(reason);
      expect(await sessionOf(page)).toBeUndefined();
      await page.close();
    }
  });

  await test.step('with the verified address of a member one is that member', async () => {
    const context = await browser.newContext({ baseURL: webUrl });
    const { email, verifyLink } = await registerNewcomer(context, 'Yrsa');
    await verifyElsewhere(verifyLink);
    const { page } = await signIn(browser, person('yrsa', { email }));
    await expect(page).toHaveURL(/\/onboarding/);
    await expect(page.getByLabel(/^Menu of Yrsa/)).toBeVisible();
    await page.close();
    await context.close();
  });
});

/** Follows the link of a sign-up as another browser than the one that signed up. */
async function verifyElsewhere(verifyLink: string): Promise<void> {
  const token = new URL(verifyLink).searchParams.get('token') ?? '';
  const password = { password: newcomerPassword, confirmPassword: newcomerPassword };
  const reply = await fetch(`${localApiUrl}/auth/verify`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: webUrl },
    body: new URLSearchParams({ token, ...password }),
  });
  expect(reply.headers.get('location')).toBe(`${webUrl}/onboarding`);
}
