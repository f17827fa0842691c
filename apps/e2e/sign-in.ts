import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './demo';
import { localApiUrl, webUrl } from './hosts';

/**
 * Opens a page as a member. The session is created by an API call, which takes a fraction of the form's time; journeys
 * of the form itself use `fillLogin`.
 */
export async function signInAs(page: Page, email: string): Promise<void> {
  await suppressInquiryDialog(page);
  await startSession(page.context(), email);
  await page.goto('/aboutus');
}

/**
 * Gives a browser context the session of a demo account.
 *
 * @param servers Servers of the journey; default: the shared ones.
 */
export async function startSession(
  context: BrowserContext,
  email: string,
  servers: { api: string; web: string } = { api: localApiUrl, web: webUrl },
): Promise<void> {
  const reply = await fetch(`${servers.api}/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: servers.web },
    body: new URLSearchParams({ username: email, password: demoPassword }),
  });
  const signedIn = `${email} is signed in: ${reply.headers.get('location')}`;
  expect(reply.headers.getSetCookie(), signedIn).not.toHaveLength(0);
  await keepCookies(context, reply, servers.web);
}

/** Gives a browser context the cookies of a response that it did not request itself. */
export async function keepCookies(context: BrowserContext, reply: Response, web = webUrl): Promise<void> {
  await context.addCookies(reply.headers.getSetCookie().map((header) => parseCookie(header, web)));
}

function parseCookie(header: string, web: string): Parameters<BrowserContext['addCookies']>[0][number] {
  const [pair = '', ...attributes] = header.split('; ');
  const [name = '', value = ''] = pair.split('=');
  const domain = attributes.find((one) => one.toLowerCase().startsWith('domain='))?.split('=')[1];
  const place = domain ? { domain: `.${domain.replace(/^\./, '')}`, path: '/' } : { url: web };
  return { name, value, ...place, httpOnly: true, sameSite: 'Lax' };
}

/** Returns the button in the masthead that opens a member's own menu; only shown to members. */
export function memberMenu(page: Page): Locator {
  return page.getByRole('banner').getByLabel(/^Menu of /);
}

/** Fills and sends the login form. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  // The dialog is at the end of the document, after the form of a members-only page.
  const form = page.locator('form[action$="/auth/login"]').last();
  await form.getByLabel('Email Address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Waits until the page is interactive: React has hydrated it, and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  // Triggers what waits for the first interaction.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => {
    const taken = document.querySelector('main') ?? document.body;
    return Object.keys(taken).some((key) => key.startsWith('__reactProps'));
  });
  // React schedules its work by such messages, which a fake clock does not delay.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    }
  });
}

/** Marks the inquiry dialog of the landing page as already shown in this tab. @see MKT-009 */
export async function suppressInquiryDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('millrace:inquiry-shown', 'done');
  });
}
