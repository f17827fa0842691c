import type { Browser, BrowserContext, Page } from '@playwright/test';
import { localApiUrl, webUrl } from './hosts';
import { hydrated, memberMenu, startSession, suppressInquiryDialog } from './sign-in';

/** Member with their own browser context. */
export interface Member {
  id: string;
  name: string;
  page: Page;
  context: BrowserContext;
}

/**
 * Starts a member's session in a separate browser context.
 *
 * @param servers Servers; default: the shared ones.
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

/** Opens the conversation with a member, like a Message link. */
export async function openWith({ page }: Member, other: Member): Promise<void> {
  await page.goto(`/message?userId=${other.id}&userName=${encodeURIComponent(other.name)}`);
  await hydrated(page);
}

/** Returns the messages of the open conversation. */
export const log = (page: Page) => page.getByRole('log');

/** Returns the text box for messages. */
export const words = (page: Page) => page.getByRole('textbox', { name: /^Message / });

/** Returns the list of conversations. */
export const rooms = (page: Page) => page.getByRole('navigation', { name: 'Messaging' });
