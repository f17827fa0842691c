import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hydrated, memberMenu, signIn, withoutTimedInquiry } from './sign-in';

/** A member in a browser of their own. */
export interface Member {
  id: string;
  name: string;
  page: Page;
  context: BrowserContext;
}

/**
 * Signs a member in.
 *
 * @param web Where the servers are; those that all journeys share when it is left out.
 */
export async function enter(browser: Browser, email: string, web = ''): Promise<Member> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await withoutTimedInquiry(page);
  await page.goto(`${web}/`);
  await signIn(page, email);
  const ownFeed = page.getByRole('banner').locator('a[href^="/networkFeed/user/"]');
  const id = (await ownFeed.getAttribute('href'))?.split('/').at(-1) ?? '';
  const name = (await memberMenu(page).getAttribute('aria-label'))?.replace('Menu of ', '') ?? '';
  return { id, name, page, context };
}

/** Opens the conversation with somebody, as a Message link does. */
export async function openWith(member: Member, other: Member, web = ''): Promise<void> {
  await member.page.goto(`${web}/message?userId=${other.id}&userName=${encodeURIComponent(other.name)}`);
  await hydrated(member.page);
}

/** What was said in the conversation that stands open. */
export const log = (page: Page) => page.getByRole('log');

/** Where one writes. */
export const words = (page: Page) => page.getByRole('textbox', { name: /^Write to/ });

/** The list of conversations. */
export const rooms = (page: Page) => page.getByRole('navigation', { name: 'Messaging' });
