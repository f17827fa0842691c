import type { Browser, Page } from '@playwright/test';
import { hydrated, signIn, withoutTimedInquiry } from './sign-in';

/** Pages of members at servers of a journey's own. Each signs in once and stays, as sign-ins are limited. */
export class MemberPages {
  private readonly pages = new Map<string, Page>();

  /** @param web Where the community stands. */
  constructor(private readonly web: string) {}

  /** The page of a member, who signs in when first asked for. */
  async of(browser: Browser, email: string): Promise<Page> {
    const known = this.pages.get(email);
    if (known) return known;
    const page = await (await browser.newContext()).newPage();
    await withoutTimedInquiry(page);
    await page.goto(`${this.web}/aboutus`);
    await hydrated(page);
    await signIn(page, email);
    this.pages.set(email, page);
    return page;
  }

  /** To be called before the servers stop. */
  async close(): Promise<void> {
    for (const page of this.pages.values()) await page.context().close();
  }
}
