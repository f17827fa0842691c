import { expect, type Page, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { expectNoFaults } from '../expect-no-faults';
import { mailTo } from '../mails';
import { MemberPages } from '../member-pages';
import { ownServers } from '../own-servers';
import { hydrated, withoutTimedInquiry } from '../sign-in';

// The operator's command needs the folder for itself: here stand servers that can be stopped meanwhile.

test.describe.configure({ mode: 'serial' });

const servers = ownServers('event-moderation', {
  DEMO_DATA: 'on',
  RATE_READS_PER_MINUTE: '0',
  RATE_WRITES_PER_MINUTE: '0',
});
const { api, web } = servers;

const creator = accounts.free;
const reporter = accounts.premium;
const moderator = accounts.platinum;
const eventName = 'Win a draw tower';
const day = '2033-05-12';
const list = `${web}/event-list?text=${encodeURIComponent(eventName)}`;
const month = `${web}/event-list?view=calendar&month=${day.slice(0, 7)}`;

const pages = new MemberPages(web);
let eventPath = '';
let casePath = '';
let calendarUrl = '';

test.beforeAll(async ({ browser }) => {
  await servers.start();
  await servers.stopApi();
  servers.operate('moderators', ['add', moderator]);
  await servers.startApi();
  for (const email of [creator, reporter, moderator]) await pages.of(browser, email);
});
test.afterAll(async () => {
  await pages.close();
  await servers.stop();
});

/** What the calendar that the reporter subscribes to has, as a program without a session reads it. */
const subscribed = async () => (await fetch(calendarUrl)).text();

/** Whether others find the event: by its address, in the list, on its day, and in a calendar that they subscribe to. */
async function expectFound(page: Page, isFound: boolean): Promise<void> {
  expect((await page.goto(web + eventPath))?.status()).toBe(isFound ? 200 : 404);
  await page.goto(list);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox', { name: 'Name or place' })).toHaveValue(eventName);
  await expect(main.getByText('No event here')).toHaveCount(isFound ? 0 : 1);
  await expect(main.getByRole('article')).toHaveCount(isFound ? 1 : 0);
  await page.goto(month);
  const cell = page.getByRole('cell').filter({ has: page.locator(`time[datetime="${day}"]`) });
  // There is nothing else in that month.
  await expect(main.getByText('There are no events in this month.')).toHaveCount(isFound ? 0 : 1);
  await expect(cell.getByRole('link', { name: eventName })).toHaveCount(isFound ? 1 : 0);
}

test('a member reports an event to which they go, and others find it meanwhile [GAP-096]', async ({
  browser,
}) => {
  const startDate = Date.parse(`${day}T08:00:00Z`);
  const created = await (await pages.of(browser, creator)).request.post(`${api}/api/v1/events`, {
    multipart: {
      eventName,
      location: 'Works Hall, Krefeld',
      time_zone: 'Europe/Berlin',
      startDate: String(startDate),
      endDate: String(startDate + 3_600_000),
      details: '<p>Pay the freight first.</p>',
      primaryProducts: JSON.stringify([preform.id]),
    },
  });
  expect(created.status()).toBe(201);
  const eventId = (await created.json()).Item.id;
  eventPath = `/events/${eventId}`;

  const page = await pages.of(browser, reporter);
  const calendar = await page.request.post(`${api}/api/v2/me/calendars`, { data: {} });
  calendarUrl = (await calendar.json()).url;
  await page.goto(web + eventPath);
  await hydrated(page);
  await page.getByRole('radio', { name: /^Interested/ }).check();
  await expect(page.getByRole('radio', { name: /Interested\s*1/ })).toBeChecked();
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Report Abuse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Abuse' });
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).check();
  await dialog.getByRole('textbox').fill('There is no such tower.');
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(dialog.getByText(/^Thank you\. A moderator will look at it/)).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await withoutTimedInquiry(guest);
  await expectFound(guest, true);
  expect(await subscribed()).toContain(eventName);
  await guest.context().close();
});

test('a moderator sees the event with what stands around it, and hides it from all but its creator, who is told [GAP-096]', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await pages.of(browser, moderator);
  await page.goto(`${web}/moderation`);
  await hydrated(page);
  await page.getByRole('listitem').filter({ hasText: eventName }).getByRole('link').click();
  await expect(page).toHaveURL(/\/moderation\/[0-9a-f-]{36}$/);
  casePath = new URL(page.url()).pathname;
  const main = page.getByRole('main');
  const reported = main.getByRole('region', { name: 'As it was reported' });
  await expect(reported).toContainText(eventName);
  await expect(reported).toContainText('Pay the freight first.');
  const now = main.getByRole('region', { name: 'As it is now' });
  await expect(now.locator('img')).toBeVisible();
  await expect(now).toContainText('Works Hall, Krefeld');
  const by = main.getByRole('region', { name: 'Who reported it' });
  await expect(by).toContainText(/Maren Lindgren.*Spam or advertising/);
  await expect(by).toContainText('There is no such tower.');
  await hydrated(page);
  await expectNoFaults(page);
  await main.getByRole('button', { name: 'Hide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide it from everybody?' });
  await expect(dialog.getByRole('radio', { name: 'Spam or advertising' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(main.getByText(/^Hidden by Adaeze Whitcombe/)).toBeVisible({ timeout: 20_000 });

  const guest = await (await browser.newContext()).newPage();
  await withoutTimedInquiry(guest);
  await expectFound(guest, false);
  for (const part of ['?tab=exhibitors', '?tab=attendees']) {
    expect((await guest.goto(web + eventPath + part))?.status(), part).toBe(404);
  }
  await guest.context().close();
  // Also those who answered that they would come.
  await expectFound(await pages.of(browser, reporter), false);
  expect(await subscribed()).not.toContain(eventName);

  const own = await pages.of(browser, creator);
  expect((await own.goto(web + eventPath))?.status()).toBe(200);
  await expect(
    own.getByText('A moderator has hidden this event: Spam or advertising. Only you see it.'),
  ).toBeVisible();
  const mail = await mailTo(creator, 1, api);
  expect(mail.subject).toBe('Your event was hidden');
  expect(mail.text).toContain('Spam or advertising');
  expect((await mailTo(reporter, 1, api)).subject).toBe('What became of your report');
});

test('the moderator restores the event: others find it again, and its creator is told [GAP-096]', async ({
  browser,
}) => {
  const page = await pages.of(browser, moderator);
  await page.goto(web + casePath);
  await hydrated(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(/^Restored by Adaeze Whitcombe/)).toBeVisible({ timeout: 20_000 });

  const guest = await (await browser.newContext()).newPage();
  await withoutTimedInquiry(guest);
  await expectFound(guest, true);
  await guest.context().close();
  await expectFound(await pages.of(browser, reporter), true);
  expect(await subscribed()).toContain(eventName);
  const own = await pages.of(browser, creator);
  await own.goto(web + eventPath);
  await expect(own.getByRole('radio', { name: /Interested\s*1/ })).toBeVisible();
  await expect(own.getByText(/^A moderator has hidden this event/)).toHaveCount(0);
  expect((await mailTo(creator, 2, api)).subject).toBe('Your event can be read again');
});
