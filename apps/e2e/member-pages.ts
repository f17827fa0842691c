import type { Browser, Page } from '@playwright/test';
import { startSession, suppressInquiryDialog } from './sign-in';

/** Pages of members on a journey's own servers. Each member signs in once, as sign-ins are limited. */
export class MemberPages {
  private readonly pages = new Map<string, Page>();

  /** @param servers Servers of the community. */
  constructor(private readonly servers: { api: string; web: string }) {}

  /** Returns the page of a member, whose session starts on first access. */
  async of(browser: Browser, email: string): Promise<Page> {
    const known = this.pages.get(email);
    if (known) return known;
    const context = await browser.newContext();
    const page = await context.newPage();
    await suppressInquiryDialog(page);
    await startSession(context, email, this.servers);
    this.pages.set(email, page);
    return page;
  }

  /** Call before the servers stop. */
  async close(): Promise<void> {
    for (const page of this.pages.values()) await page.context().close();
    this.pages.clear();
  }
}
