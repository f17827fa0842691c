import { type Browser, expect, type Page, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { partnerUrl, webUrl } from '../hosts';
import { hydrated, signInAs, startSession, suppressInquiryDialog } from '../sign-in';
import { fillRegistration } from './accounts/account-pages';

/** The figures of the article's card in the publisher's report, by the names of their columns. */
type Figures = Readonly<Record<string, number>>;

/** Opens the report of the partner's site, and reads it. */
async function openReport(page: Page): Promise<() => Promise<Figures>> {
  const { host } = new URL(partnerUrl);
  await signInAs(page, accounts.platinum);
  await page.goto('/widgets/sites');
  await hydrated(page);
  await page.getByRole('link', { name: host, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Widgets on ${host}`);
  const table = page.getByRole('table', { name: 'Widgets' });
  // The most viewed comes first, which is the article's card.
  const card = table.getByRole('row').filter({ hasText: preform.name }).first();
  return async () => {
    await page.reload();
    await expect(card).toBeVisible();
    const names = await table.getByRole('columnheader').allInnerTexts();
    const texts = await card.getByRole('cell').allInnerTexts();
    // A row's name may be its header.
    const shift = names.length - texts.length;
    return Object.fromEntries(
      texts.map((text, at) => [names[at + shift] ?? '', Number(text.replace(/\D/g, ''))]),
    );
  };
}

/** Waits until at least so much more is counted, and of nothing else than what is named or seen. */
async function expectMore(read: () => Promise<Figures>, before: Figures, names: readonly string[]) {
  await expect(async () => {
    const now = await read();
    const more = Object.keys(now).filter((name) => (now[name] ?? 0) > (before[name] ?? 0));
    expect(more.sort()).toEqual([...names].sort());
  }).toPass({ timeout: 40_000 });
}

/** What an editor reads in the report, and the page of a reader with a browser of their own. */
async function editorAndReader(page: Page, browser: Browser) {
  const read = await openReport(page);
  const before = await read();
  // Robots are not counted, and say of themselves that they are some.
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
  const reader = await browser.newContext({ userAgent });
  return { read, before, reader, article: await reader.newPage() };
}

test('an editor names a site, and reads in a report what readers did with the widgets of an article and of a frame', async ({
  page,
  browser,
}) => {
  const { read, before, reader, article } = await editorAndReader(page, browser);

  await test.step('a reader of the article comes by its card, and asks for a quote', async () => {
    await startSession(reader, accounts.premium);
    await suppressInquiryDialog(article);
    await article.goto(partnerUrl);
    await article.locator('millrace-product').getByRole('link', { name: preform.name, exact: true }).click();
    await article.waitForURL(`${webUrl}${preform.path}**`);
    await hydrated(article);
    await article.getByRole('button', { name: 'Request Quote' }).click();
    const dialog = article.getByRole('dialog', { name: /^Request a quote for / });
    await dialog.getByLabel('Quantity').fill('3');
    await dialog.getByLabel('Unit').fill('t');
    await dialog.getByLabel('Message').fill(`Read of in the journal, ${Date.now()}.`);
    await dialog.getByRole('button', { name: 'Request Quote' }).click();
    await expect(dialog.getByRole('link', { name: 'View your requests and replies' })).toBeVisible();
    await reader.clearCookies();
  });

  await test.step('a reader of a frame clicks, arrives, and signs up', async () => {
    // The one address of the partner without a policy, which would refuse frames.
    await article.goto(`${partnerUrl}/healthz`);
    await article.evaluate((source) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'width:640px;height:392px';
      frame.src = source;
      document.body.replaceChildren(frame);
    }, `${webUrl}/embed/v1/frame/product/${preform.id}?theme=dark`);
    const opened = article.waitForEvent('popup');
    await article.frameLocator('iframe').getByRole('button', { name: 'Follow' }).click();
    const login = await opened;
    await hydrated(login);
    await login.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click();
    await expect(login).toHaveURL(`${webUrl}/signup`);
    await hydrated(login);
    await fillRegistration(login, `thea.${Date.now().toString(36)}@kvarnholm.example`);
    await login.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await expect(login).toHaveURL(`${webUrl}/thankyou`);
  });

  await test.step('a frame with a forged site and no referrer is counted for nobody', async () => {
    await article.goto(`${partnerUrl}/healthz`);
    await article.evaluate((source) => {
      const frame = document.createElement('iframe');
      frame.referrerPolicy = 'no-referrer';
      frame.src = source;
      document.body.replaceChildren(frame);
    }, `${webUrl}/embed/v1/frame/product/${preform.id}?on=https://another.example&theme=dark`);
    await expect(article.frameLocator('iframe').getByRole('button', { name: 'Follow' })).toBeVisible();
    const frame = article.frames().find((one) => one.parentFrame() !== null);
    await expect.poll(() => frame?.evaluate(() => location.search)).toBe('?theme=dark');
  });

  await test.step('the editor reads all of it in the report', async () => {
    await expectMore(read, before, ['Views', 'Interactions', 'Click-throughs', 'Quote requests', 'Sign-ups']);
    await reader.close();
  });

  await test.step('a site that is named says what shows that it is theirs and why it is not shown yet, and is taken away', async () => {
    await page.goto('/widgets/sites');
    await hydrated(page);
    await page.getByLabel('Site URL').fill('https://www.journal.example');
    await page.getByRole('button', { name: 'Add site' }).click();
    await expect(page.getByRole('textbox', { name: 'Tag for www.journal.example' })).toHaveValue(
      /^<meta name="millrace-site" content="\w+">$/,
    );
    await page.getByRole('button', { name: 'Check now: www.journal.example' }).click();
    await expect(page.getByText(/^We couldn’t read /)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Remove www.journal.example' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Remove www.journal.example' })).toHaveCount(0);
  });
});
