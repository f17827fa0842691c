import { expect, type Page, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { holdBack } from '../hold-back';
import { apiUrl, served, webUrl } from '../hosts';
import { hydrated, signIn, withoutTimedInquiry } from '../sign-in';

test.describe.configure({ mode: 'serial' });

const feed = (page: Page) => page.getByRole('feed');
const cards = (page: Page) => feed(page).getByRole('article');
const run = Date.now();

test.beforeEach(({ page }) => withoutTimedInquiry(page));

test('guests see the newest ten posts about a product, and are told to log in for all [FEED-002, FEED-003, GAP-029]', async ({
  page,
}) => {
  await page.goto(`/networkFeed/product/${preform.id}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: `Posts about ${preform.name}` })).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByText(/Log in to see the complete list/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Load more/ })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('guests are asked to log in for the feeds of members [FEED-001, PAGE-028]', async ({ page }) => {
  for (const path of ['/networkFeed/global', '/networkFeed/user', '/networkFeed/new']) {
    await page.goto(path);
    await expect(page.getByText('Please login to view this page')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test('an address that is no feed gives the not-found page [PAGE-012]', async ({ page }) => {
  for (const path of [
    '/networkFeed/nothing',
    '/networkFeed/product',
    '/networkFeed/product/notauuid',
    '/networkFeed/product/not%20a%20uuid',
    `/networkFeed/product/${preform.id}。`,
    '/feed/post/nope',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page, path).toHaveTitle('This page does not exist · Millrace');
  }
});

test('a member writes, likes, comments, edits and removes a post, and takes that back [FEED-016, FEED-046]', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await signIn(page, accounts.premium);
  await page.goto('/networkFeed/global');
  await hydrated(page);
  const text = `Draw tower ${run} starts on Monday.`;
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.fill(text);
  const isRead = page.waitForResponse(/\/api\/v2\/feed\/global/);
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  const mine = cards(page).filter({ hasText: `Draw tower ${run}` });
  await expect(mine).toBeVisible();
  await expect(box).toHaveValue('');
  await isRead;

  const like = mine.getByRole('button', { name: /^Like/ });
  await Promise.all([page.waitForResponse(/\/like$/), like.click()]);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await mine.getByRole('button', { name: /^Comment/ }).click();
  await mine.getByRole('textbox', { name: 'Write a comment' }).fill('With how many fibers?');
  await mine.locator('form').getByRole('button', { name: 'Comment' }).click();
  // Stored by then.
  await expect(mine.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
  await expect(mine.getByText('With how many fibers?')).toBeVisible();

  const menu = mine.getByRole('button', { name: 'Post menu' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(`${text} At 2,500 m/min.`);
  await dialog.getByRole('button', { name: /Save|Update/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(mine).toContainText('At 2,500 m/min.');
  const href = (await mine.locator('a[href^="/feed/post/"]').first().getAttribute('href')) ?? '';

  await menu.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(mine).toHaveCount(0);
  const guest = await browser.newPage();
  expect((await guest.goto(webUrl + href))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mine).toBeVisible();
  expect((await guest.goto(webUrl + href))?.status()).toBe(200);
  await expect(guest.getByText('With how many fibers?')).toBeVisible();
  await guest.close();
});

test('a member takes the tag off a post, and it leaves the feed of that product', async ({ page }) => {
  await page.goto('/');
  await signIn(page, accounts.premium);
  await page.goto(`/networkFeed/product/${preform.id}`);
  await hydrated(page);
  const text = `Muffle of lot ${run} is not about preforms.`;
  await page.getByRole('main').getByRole('textbox').first().fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  const mine = cards(page).filter({ hasText: text });
  await expect(mine).toBeVisible();
  await mine.getByRole('button', { name: 'Post menu' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Remove ${preform.name}` }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(mine).toHaveCount(0);
  await page.goto('/networkFeed/user');
  await hydrated(page);
  await expect(mine).toBeVisible();
  await expect(mine.getByRole('link', { name: preform.name })).toHaveCount(0);
});

test('a post has a page of its own, with its metadata [PAGE-014, PAGE-032, PAGE-033, PAGE-034, DIFF-030]', async ({
  page,
}) => {
  await page.goto(`/networkFeed/product/${preform.id}`);
  await hydrated(page);
  await cards(page).first().locator('a[href^="/feed/post/"]').first().click();
  await expect(page).toHaveURL(/\/feed\/post\//);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  expect(Array.from(await page.title()).length).toBeLessThanOrEqual(50);
  const description = (await page.locator('meta[name="description"]').getAttribute('content')) ?? '';
  expect(Array.from(description).length).toBeLessThanOrEqual(165);
  expect(description.length).toBeGreaterThan(20);
  const schema = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(schema).toMatchObject({ '@type': 'SocialMediaPosting', url: page.url() });
  expect(Array.from(schema.headline as string).length).toBeLessThanOrEqual(300);
  await page.goBack();
  await expect(cards(page)).toHaveCount(10);
});

test('going back from a post far down a feed leads to its place in it', async ({ page }) => {
  await page.goto('/');
  await signIn(page, accounts.premium);
  await page.goto(`/networkFeed/product/${preform.id}`);
  await hydrated(page);
  const isRead = page.waitForResponse((response) => response.url().includes('start=10&'));
  await page.getByRole('button', { name: 'Load more posts' }).click();
  await isRead;
  // Beyond what the server reads for a page that is opened.
  const far = feed(page).locator('[aria-posinset="12"]');
  await expect(async () => {
    await page.mouse.wheel(0, 2500);
    await expect(far).toBeInViewport({ timeout: 200 });
  }).toPass();
  const link = far.locator('a[href^="/feed/post/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  const post = feed(page)
    .locator('[role="article"], article')
    .filter({ has: page.locator(`a[href="${path}"]`) });
  await expect(post.first()).toBeInViewport();

  // A reload has ten posts of the server, and leads to the same place nevertheless.
  const topOf = async () => (await post.first().boundingBox())?.y ?? Number.NaN;
  const above = await topOf();
  // Up, since the twelfth may be the last.
  await page.mouse.wheel(0, -60);
  await expect.poll(topOf).not.toBe(above);
  let before = Number.NaN;
  // A wheel takes some frames.
  await expect
    .poll(async () => {
      const last = before;
      before = await topOf();
      return before - last;
    })
    .toBe(0);
  await page.reload();
  await hydrated(page);
  await expect(post.first()).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(3);
  // Whoever comes by the address is there for the first time.
  await page.goto('/aboutus');
  await page.goto(`/networkFeed/product/${preform.id}`);
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(cards(page)).toHaveCount(10);
});

test('going back before a page has come to life leads to the page before it', async ({ page }) => {
  await page.goto(`/networkFeed/product/${preform.id}`);
  await hydrated(page);
  await cards(page).first().locator('a[href^="/feed/post/"]').first().click();
  await expect(page).toHaveURL(/\/feed\/post\//);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  const letGo = await holdBack(page, /\.js$/);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`/networkFeed/product/${preform.id}`);
  letGo();
  await expect(cards(page)).toHaveCount(10);
  await hydrated(page);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Comment/ })
    .click();
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^Comment/ }),
  ).toHaveAttribute('aria-expanded', 'true');
});

test('a reader is told of posts that come meanwhile, and sees them once they are asked for', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await page.goto('/');
  await signIn(page, accounts.premium);
  await page.goto(`/networkFeed/product/${preform.id}`);
  await hydrated(page);
  const newest = cards(page).first().locator('a[href^="/feed/post/"]').first();
  const before = (await newest.getAttribute('href')) ?? '';

  const writer = await browser.newPage({ baseURL: webUrl });
  await withoutTimedInquiry(writer);
  await writer.goto('/');
  await signIn(writer, accounts.platinum);
  await writer.goto(`/networkFeed/product/${preform.id}`);
  await hydrated(writer);
  const text = `Preforms of lot ${run} are out of the furnace.`;
  await writer.getByRole('main').getByRole('textbox').first().fill(text);
  await writer.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cards(writer).first()).toContainText(text);
  await writer.close();

  const show = page.getByRole('button', { name: 'Show new posts' });
  await expect(show).toHaveCount(0);
  await page.clock.fastForward(61_000);
  await expect(show).toBeVisible();
  await expect(newest).toHaveAttribute('href', before);
  await show.press('Enter');
  await expect(cards(page).first()).toContainText(text);
  await expect(cards(page).first()).toBeFocused();
  await expect(show).toHaveCount(0);
});

test('editing a post far down a feed leaves its reader there, also once the feed was read anew [FEED-016]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await signIn(page, accounts.premium);
  // The oldest of thirteen on the own feed.
  const far = `Far down ${run}`;
  await page.evaluate(
    async ({ url, first }) => {
      for (let at = 0; at < 13; at += 1) {
        const form = new FormData();
        form.set('text', at === 0 ? first : `${first}, then ${at}`);
        await fetch(url, { method: 'POST', credentials: 'include', body: form });
      }
    },
    { url: `${apiUrl}/api/v1/feed/post`, first: far },
  );
  await page.goto('/networkFeed/user');
  await hydrated(page);
  const isMore = page.waitForResponse((response) => response.url().includes('start=10&'));
  await page.getByRole('button', { name: 'Load more posts' }).click();
  await isMore;
  const post = feed(page).locator('[aria-posinset="13"]');
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(post).toBeInViewport({ timeout: 200 });
  }).toPass();
  await post.getByRole('button', { name: 'Post menu' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(`${far}, edited`);
  const isReadAnew = page.waitForResponse((response) => response.url().includes('start=10&'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await isReadAnew;
  await expect(post).toBeInViewport();
  await expect(post).toContainText(`${far}, edited`);
  await expect(cards(page).last()).toHaveAttribute('aria-setsize', /^(?!10$)/);
});

test('a post that is opened shows a spinner until it is loaded; its address shows it at once [PAGE-015]', async ({
  page,
}) => {
  await page.goto(`/networkFeed/product/${preform.id}`);
  await hydrated(page);
  const answer = await holdBack(page, /\/feed\/post\/[^/]+\.data/);
  const link = cards(page).first().locator('a[href^="/feed/post/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  const spinner = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  answer();
  const article = page.getByRole('main').getByRole('article');
  await expect(article).toHaveCount(1);
  await expect(spinner).toHaveCount(0);
  await expect(page).toHaveURL(path);
  const text = (await article.locator('[data-part="text"]').textContent()) ?? '';
  const html = await served(path);
  expect(html).toContain('data-component="PostCard"');
  expect(html).toContain(text.slice(0, 20));
  expect(html).not.toContain('data-component="Spinner"');
});

test('one’s own feed has a header with the photo and the control that changes it [FEED-005]', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, accounts.premium);
  await page.goto('/networkFeed/user');
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: 'Maren Lindgren' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Photo' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: 'Posts of Maren Lindgren' })).toBeVisible();
});
