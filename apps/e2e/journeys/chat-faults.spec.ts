import { expect, type Page, test } from '@playwright/test';
import { enter, log, type Member, openWith, words } from '../conversation';
import { accounts } from '../demo';
import { ownServers } from '../own-servers';
import { hydrated } from '../sign-in';

// A server that is killed would take the other journeys with it.
const servers = ownServers(4, { DEMO_DATA: 'on' });

test.beforeAll(() => servers.start());
test.afterAll(() => servers.stop());

/** Sends without waiting for the server. */
async function say({ page }: Member, text: string): Promise<void> {
  await words(page).fill(text);
  await words(page).press('Enter');
  await expect(words(page)).toHaveValue('');
}

const sentences = (page: Page): Promise<string[]> => log(page).locator('[data-part="text"]').allInnerTexts();

test('two browsers list every message once and in order, though the network is cut, the server is killed and a tab reloads [GAP-103]', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const one = await enter(browser, accounts.platinum, servers.web);
  const other = await enter(browser, accounts.free, servers.web);
  // High enough for all that is said to be drawn at once.
  for (const { page } of [one, other]) await page.setViewportSize({ width: 1200, height: 4000 });
  await openWith(one, other, servers.web);
  await say(one, 'Beginning');
  await openWith(other, one, servers.web);
  await expect(log(other.page).getByText('Beginning')).toBeVisible();

  const said = ['Beginning'];
  const sayBoth = async (topic: string) => {
    for (let at = 1; at <= 4; at += 1) {
      for (const member of [one, other]) {
        const text = `${topic} ${at} of ${member === one ? 'one' : 'other'}`;
        await say(member, text);
        said.push(text);
      }
    }
  };

  await sayBoth('Quiet');
  await one.context.setOffline(true);
  await sayBoth('Cut');
  await one.context.setOffline(false);
  await sayBoth('Joined');
  await servers.killApi();
  await sayBoth('Killed');
  await servers.startApi();
  // What still waits outlives the page.
  await one.page.reload();
  await hydrated(one.page);
  await sayBoth('Reloaded');

  for (const { page } of [one, other]) {
    await expect
      .poll(async () => (await sentences(page)).toSorted(), { timeout: 60_000 })
      .toEqual(said.toSorted());
    await expect(log(page).getByRole('img', { name: /^(Being sent|Sending|Waits|Not sent)/ })).toHaveCount(0);
  }
  const listed = await sentences(one.page);
  expect(await sentences(other.page)).toEqual(listed);
  for (const name of ['one', 'other']) {
    const isOf = (text: string) => text.endsWith(` of ${name}`);
    expect(listed.filter(isOf)).toEqual(said.filter(isOf));
  }
  await other.page.reload();
  await hydrated(other.page);
  await expect.poll(() => sentences(other.page)).toEqual(listed);
  await one.context.close();
  await other.context.close();
});
