import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { served } from '../hosts';
import { hydrated, withoutTimedInquiry } from '../sign-in';

test.beforeEach(({ page }) => withoutTimedInquiry(page));

/** The links of a page that lead to the login, each leading back to the page that it stands on. */
async function promptsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const links = page.getByRole('main').locator('a[href*="login=true"]');
  await expect(links.first()).toBeVisible();
  const { pathname } = new URL(page.url());
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
    expect(href).toMatch(new RegExp(`^${pathname}\\?`));
  }
  return links.evaluateAll((all) =>
    all.map((link) => (link.getAttribute('aria-label') ?? link.textContent ?? '').trim()),
  );
}

test('a guest who likes, shares, follows, invites, writes to somebody or wants more is led to the login, and one who votes to sign up [PERM-002]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const prompts: string[] = [];
  for (const path of [
    `/networkFeed/product/${preform.id}`,
    preform.path,
    `${preform.path}?tab=suppliers`,
    `${preform.path}/followers`,
  ]) {
    prompts.push(...(await promptsOf(page, path)));
  }
  for (const wanted of [/^Like/, /^Share/, /^Message /, /^Follow/, /^Load more/, /^See all/i]) {
    expect(
      prompts.some((name) => wanted.test(name)),
      `${wanted} among ${prompts.join(', ')}`,
    ).toBe(true);
  }

  expect(await promptsOf(page, `${preform.path}/invite`)).toContain('Log in');

  // It opens over the page, and closing it leads back.
  await page.goto(preform.path);
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Follow/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Log in to access your product community' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${preform.path}$`));

  await page.goto('/event-list');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  for (const vote of ['Interested', 'Going', 'Not Sure']) {
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${vote}`) })).toHaveAttribute(
      'href',
      '/signup',
    );
  }
});

test('pages of a post, a product, a company and an event each say to robots and other sites what they are [PAGE-032]', async ({
  page,
}) => {
  const sitemap = await served('/sitemap.xml');
  const [, event = ''] = /<loc>[^<]*(\/events\/[^<]+)<\/loc>/.exec(sitemap) ?? [];
  await page.goto(`/networkFeed/product/${preform.id}`);
  const post =
    (await page.getByRole('feed').locator('a[href^="/feed/post/"]').first().getAttribute('href')) ?? '';
  await page.goto(`${preform.path}?tab=suppliers`);
  const company =
    (await page.getByRole('main').locator('a[href^="/company/"]').first().getAttribute('href')) ?? '';
  const titles = new Set<string>();
  for (const path of [post, preform.path, company, event]) {
    expect(path).toMatch(/^\/.+\/.+/);
    await page.goto(path);
    const content = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    const title = await page.title();
    titles.add(title);
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
    expect(new URL(canonical).pathname, path).toBe(new URL(page.url()).pathname);
    expect((await content('description'))?.length ?? 0, path).toBeGreaterThan(20);
    expect(
      [await content('og:title'), await content('og:description'), await content('og:url')],
      path,
    ).toEqual([title, await content('description'), canonical]);
    const picture = (await content('og:image')) ?? '';
    expect(picture, path).toMatch(/^http/);
    expect(await content('twitter:card'), path).toBe('summary_large_image');
    expect(await page.locator('meta[name="description"]').count(), path).toBe(1);
  }
  // Each has its own.
  expect(titles.size).toBe(4);
});
