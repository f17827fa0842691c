import { expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { createEvent, removeEvent } from '../events';
import { apiUrl } from '../hosts';
import { hydrated, signInAs } from '../sign-in';

/** Calls the API as the page's member. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async (sent) => {
      const reply = await fetch(sent.url, {
        method: sent.method,
        credentials: 'include',
        ...(sent.body && {
          body: JSON.stringify(sent.body),
          headers: { 'Content-Type': 'application/json' },
        }),
      });
      return { status: reply.status, text: await reply.text() };
    },
    { url: apiUrl + path, method, body },
  );

async function idOf(page: Page, kind: 'product' | 'company', name: string): Promise<string> {
  const { text } = await call(page, 'GET', `/api/v1/${kind}/search/${encodeURIComponent(name)}`);
  const hits: { _id: string; _source: { name: string } }[] = JSON.parse(text).hits.hits;
  const found = hits.find(({ _source }) => _source.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found._id;
}

test('"Relevant to Me" shows who supplies what one has begun to follow, and whom one knows among attendees [GAP-033, EVT-014]', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await signInAs(page, accounts.free);
  const [supplier, stranger, product] = [
    await idOf(page, 'company', 'Don Valley Electrolysis plc'),
    await idOf(page, 'company', 'Hertford Catalysts Ltd'),
    await idOf(page, 'product', 'PEM electrolyser stack'),
  ];
  const id = await createEvent(page, { companies: JSON.stringify([supplier, stranger]) });
  await call(page, 'POST', `/api/v1/events/${id}/votes`, { vote: 'Going' });
  // A connection of the member's.
  const friend = await browser.newPage();
  await signInAs(friend, accounts.platinum);
  await call(friend, 'POST', `/api/v1/events/${id}/votes`, { vote: 'Interested' });
  await friend.close();

  await page.goto(`/events/${id}?tab=exhibitors`);
  await hydrated(page);
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(2);
  const relevant = page.getByRole('checkbox', { name: 'Relevant to Me' });
  await relevant.check();
  await expect(page.getByText('No relevant exhibitors yet')).toBeVisible();
  const followed = await call(page, 'POST', '/api/v1/product/follow', { productId: product });
  expect(followed.status, followed.text).toBeLessThan(300);
  await page.reload();
  await hydrated(page);
  await relevant.check();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Don Valley Electrolysis plc');
  // A browser puts the tick back, which would then stand beside all rows.
  await page.goto('/faq');
  // A router that starts while the browser goes back would navigate once more.
  await hydrated(page);
  await page.goBack();
  await hydrated(page);
  await expect(rows).toHaveCount(2);
  await expect(relevant).not.toBeChecked();

  await page.goto(`/events/${id}?tab=attendees`);
  await hydrated(page);
  await expect(rows).toHaveCount(2);
  await relevant.check();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Adaeze Whitcombe');

  // Guests are asked to log in first.
  const guest = await browser.newPage();
  await guest.goto(`/events/${id}?tab=exhibitors`);
  await expect(guest.getByRole('main').getByRole('link', { name: 'Relevant to Me' })).toHaveAttribute(
    'href',
    /login=true/,
  );
  await guest.close();
  await call(page, 'POST', '/api/v1/product/unfollow', { productId: product });
  await removeEvent(page, id);
  await page.close();
});
