import type { Browser, BrowserContext, Page } from '@playwright/test';
import { localApiUrl, webUrl } from './hosts';
import { hydrated, memberMenu, startSession, suppressInquiryDialog } from './sign-in';

/** A member in a browser of their own. */
export interface Member {
  id: string;
  name: string;
  page: Page;
  context: BrowserContext;
}

/**
 * Starts a member's session in a browser of their own.
 *
 * @param servers Where the servers are; those that all journeys share when it is left out.
 */
export async function openMemberBrowser(
  browser: Browser,
  email: string,
  servers: { api: string; web: string } = { api: localApiUrl, web: webUrl },
): Promise<Member> {
  const context = await browser.newContext({ baseURL: servers.web });
  const page = await context.newPage();
  await suppressInquiryDialog(page);
  await startSession(context, email, servers);
  await page.goto('/aboutus');
  const ownFeed = page.getByRole('banner').locator('a[href^="/networkFeed/user/"]');
  const id = (await ownFeed.getAttribute('href'))?.split('/').at(-1) ?? '';
  const name = (await memberMenu(page).getAttribute('aria-label'))?.replace('Menu of ', '') ?? '';
  return { id, name, page, context };
}

/** Opens the conversation with somebody, as a Message link does. */
export async function openWith({ page }: Member, other: Member): Promise<void> {
  await page.goto(`/message?userId=${other.id}&userName=${encodeURIComponent(other.name)}`);
  await hydrated(page);
}

/** What was said in the conversation that stands open. */
export const log = (page: Page) => page.getByRole('log');

/** Where one writes. */
export const words = (page: Page) => page.getByRole('textbox', { name: /^Message / });

/** The list of conversations. */
export const rooms = (page: Page) => page.getByRole('navigation', { name: 'Messaging' });
