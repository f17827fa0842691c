import { expect, type Page, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { holdRequests } from '../hold-requests';
import { apiUrl, served, webUrl } from '../hosts';
import { registerNewcomer } from '../register-newcomer';
import { hydrated, signInAs, suppressInquiryDialog } from '../sign-in';

const feed = (page: Page) => page.getByRole('feed');
const cards = (page: Page) => feed(page).getByRole('article');
const post = (page: Page) => page.getByRole('main').getByRole('article');
const productFeed = `/networkFeed/product/${preform.id}`;

test('a guest sees the newest ten posts about a product, opens one, and goes back to them [FEED-002, FEED-003, GAP-029, PAGE-014, PAGE-015]', async ({
  page,
}) => {
  await suppressInquiryDialog(page);
  await page.goto(productFeed);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: `Posts about ${preform.name}` })).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByText(/Sign in to see the complete list/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Load more/ })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);

  const link = cards(page).first().locator('a[href^="/feed/post/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await test.step('a spinner shows until the post is loaded', async () => {
    const answer = await holdRequests(page, /\/feed\/post\/[^/]+\.data/);
    await link.click();
    const spinner = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
    await expect(spinner).toBeVisible();
    await expect(post(page)).toHaveCount(0);
    answer();
    await expect(post(page)).toHaveCount(1);
    await expect(spinner).toHaveCount(0);
    await expect(page).toHaveURL(path);
  });
  await test.step('the server sends the post at once', async () => {
    const text = (await post(page).locator('[data-part="text"]').textContent()) ?? '';
    const html = await served(path);
    expect(html).toContain('data-component="PostCard"');
    expect(html).toContain(text.slice(0, 20));
    expect(html).not.toContain('data-component="Spinner"');
  });
  await test.step('going back before the page is interactive leads to the feed', async () => {
    const release = await holdRequests(page, /\.js$/);
    await page.reload();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(productFeed);
    release();
    await expect(cards(page)).toHaveCount(10);
    await hydrated(page);
    const comment = cards(page)
      .first()
      .getByRole('button', { name: /^Comment/ });
    await comment.click();
    await expect(comment).toHaveAttribute('aria-expanded', 'true');
  });
});

test('a member writes a post, which a reader is told of, likes, comments, edits and removes it, takes that back, and takes its tag off [FEED-005, FEED-016, FEED-046]', async ({
  page,
  browser,
}) => {
  await signInAs(page, accounts.premium);
  await page.goto(productFeed);
  await hydrated(page);
  const reader = await browser.newPage({ baseURL: webUrl });
  await reader.clock.install();
  await reader.goto(productFeed);
  await hydrated(reader);
  const text = `Draw tower ${Date.now()} starts on Monday.`;
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.fill(text);
  const isRead = page.waitForResponse(/\/api\/v2\/feed\/product/);
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  const mine = cards(page).filter({ hasText: text });
  await expect(mine).toBeVisible();
  await expect(box).toHaveValue('');
  await isRead;
  await test.step('a reader is told of it, and sees it once asked for', async () => {
    const show = reader.getByRole('button', { name: '1 new post' });
    const seen = cards(reader).filter({ hasText: text });
    await expect(show).toHaveCount(0);
    await reader.clock.fastForward(61_000);
    await expect(show).toBeVisible();
    await expect(seen).toHaveCount(0);
    await show.press('Enter');
    await expect(seen).toBeVisible();
    await expect(cards(reader).first()).toBeFocused();
    await expect(show).toHaveCount(0);
    await reader.close();
  });

  await test.step('likes and comments on it', async () => {
    const like = mine.getByRole('button', { name: /^Like/ });
    await Promise.all([page.waitForResponse(/\/like$/), like.click()]);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await mine.getByRole('button', { name: /^Comment/ }).click();
    await mine.getByRole('textbox', { name: 'Write a comment' }).fill('With how many fibers?');
    await mine.locator('form').getByRole('button', { name: 'Comment' }).click();
    // Stored by then.
    await expect(mine.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
    await expect(mine.getByText('With how many fibers?')).toBeVisible();
  });

  const menu = mine.getByRole('button', { name: 'Post options' });
  const dialog = page.getByRole('dialog', { name: 'Edit' });
  const openEdit = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
  };
  await test.step('edits it', async () => {
    await openEdit();
    await dialog.getByRole('textbox').first().fill(`${text} At 2,500 m/min.`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(mine).toContainText('At 2,500 m/min.');
  });
  await test.step('removes it, and takes that back', async () => {
    const href = (await mine.locator('a[href^="/feed/post/"]').first().getAttribute('href')) ?? '';
    await menu.click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    // The list is without it before the server has answered.
    const isRemoved = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(mine).toHaveCount(0);
    await isRemoved;
    const guest = await browser.newPage();
    expect((await guest.goto(webUrl + href))?.status()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(mine).toBeVisible();
    expect((await guest.goto(webUrl + href))?.status()).toBe(200);
    await expect(guest.getByText('With how many fibers?')).toBeVisible();
    await guest.close();
  });
  await test.step('takes the tag off: the post leaves the feed of that product', async () => {
    await openEdit();
    await dialog.getByRole('button', { name: `Remove ${preform.name}` }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(mine).toHaveCount(0);
  });
  await test.step('finds it on the own feed, whose header has the photo and the control that changes it', async () => {
    await page.goto('/networkFeed/user');
    await expect(mine).toBeVisible();
    await expect(mine.getByRole('link', { name: preform.name })).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Maren Lindgren' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change Photo' })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2, name: 'Posts of Maren Lindgren' })).toBeVisible();
  });
});

test('a reader far down a feed stays there: after an edit, coming back from a post, and after a reload [FEED-016]', async ({
  page,
}) => {
  // A feed that nobody else writes to.
  await suppressInquiryDialog(page);
  const { verifyLink } = await registerNewcomer(page.context(), 'Freja');
  await page.goto(verifyLink);
  await expect(page).toHaveURL(/\/onboarding/);
  const far = 'The oldest of thirteen';
  const replies = await page.evaluate(
    async ({ url, first }) => {
      const statuses: number[] = [];
      for (let at = 0; at < 13; at += 1) {
        const form = new FormData();
        form.set('text', at === 0 ? first : `${first}, then ${at}`);
        statuses.push((await fetch(url, { method: 'POST', credentials: 'include', body: form })).status);
      }
      return statuses;
    },
    { url: `${apiUrl}/api/v1/feed/post`, first: far },
  );
  expect(replies).toEqual(Array.from({ length: 13 }, () => 201));
  await page.goto('/networkFeed/user');
  await hydrated(page);
  const isMore = page.waitForResponse((response) => response.url().includes('start=10&'));
  await page.getByRole('button', { name: 'Load more posts' }).click();
  await isMore;
  // Beyond what the server reads for a page that is opened.
  const last = feed(page).locator('[aria-posinset="13"]');
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(last).toBeInViewport({ timeout: 200 });
  }).toPass();

  await test.step('an edit leaves the reader there, also once the feed is read anew', async () => {
    await last.getByRole('button', { name: 'Post options' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill(`${far}, edited`);
    const isReadAnew = page.waitForResponse((response) => response.url().includes('start=10&'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await isReadAnew;
    await expect(last).toBeInViewport();
    await expect(last).toContainText(`${far}, edited`);
    await expect(cards(page).last()).toHaveAttribute('aria-setsize', /^(?!10$)/);
  });

  const link = last.locator('a[href^="/feed/post/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  const again = feed(page)
    .locator('[role="article"], article')
    .filter({ has: page.locator(`a[href="${path}"]`) })
    .first();
  await test.step('coming back from the post leads to its place', async () => {
    await link.click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(again).toBeInViewport();
  });
  await test.step('so does a reload', async () => {
    const topOf = async () => (await again.boundingBox())?.y ?? Number.NaN;
    const above = await topOf();
    // Up, since it may be the last.
    await page.mouse.wheel(0, -60);
    await expect.poll(topOf).not.toBe(above);
    let before = Number.NaN;
    // A wheel takes some frames.
    await expect
      .poll(async () => {
        const previous = before;
        before = await topOf();
        return before - previous;
      })
      .toBe(0);
    await page.reload();
    await hydrated(page);
    await expect(again).toBeInViewport();
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(3);
  });
  await test.step('who opens the address anew begins at the top', async () => {
    await page.goto('/aboutus');
    await page.goto('/networkFeed/user');
    await hydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(cards(page)).toHaveCount(10);
  });
});
