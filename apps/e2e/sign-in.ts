import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './demo';
import { localApiUrl, webUrl } from './hosts';

/**
 * Opens a page as a member. The session is made by a call, which takes a fraction of what the form takes; journeys of
 * the form itself use `fillLogin`.
 */
export async function signInAs(page: Page, email: string): Promise<void> {
  await suppressInquiryDialog(page);
  await startSession(page.context(), email);
  await page.goto('/aboutus');
}

/**
 * Gives a browser context the session of a demo account.
 *
 * @param servers Servers of a journey's own; the shared ones when left out.
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

/** Gives a browser context the cookies of an answer that it did not ask for itself. */
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

/** The button in the masthead that opens a member's own menu; it is there for nobody else. */
export function memberMenu(page: Page): Locator {
  return page.getByRole('banner').getByLabel(/^Menu of /);
}

/** Fills and sends the login form. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  // The dialog lies at the end of the document, over the form of a page that is for members.
  const form = page.locator('form[action$="/auth/login"]').last();
  await form.getByLabel('Email Address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Waits until the page answers to clicks: React has taken over what the server sent, and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  // What is read waits for its reader.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => {
    const taken = document.querySelector('main') ?? document.body;
    return Object.keys(taken).some((key) => key.startsWith('__reactProps'));
  });
  // React's own work comes by messages like these, which a stopped clock does not hold back.
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

/** The inquiry that opens over the landing page by itself has been there already in this tab. @see MKT-009 */
export async function suppressInquiryDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('millrace:inquiry-shown', 'done');
  });
}
