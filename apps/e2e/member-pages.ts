import type { Browser, Page } from '@playwright/test';
import { startSession, suppressInquiryDialog } from './sign-in';

/** Pages of members at servers of a journey's own. Each signs in once and stays, as sign-ins are limited. */
export class MemberPages {
  private readonly pages = new Map<string, Page>();

  /** @param servers Where the community stands. */
  constructor(private readonly servers: { api: string; web: string }) {}

  /** The page of a member, whose session starts when it is first asked for. */
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

  /** To be called before the servers stop. */
  async close(): Promise<void> {
    for (const page of this.pages.values()) await page.context().close();
    this.pages.clear();
  }
}
