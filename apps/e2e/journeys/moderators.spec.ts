import { expect, type Page, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { mailTo } from '../mails';
import { MemberPages } from '../member-pages';
import { ownServers } from '../own-servers';
import { hydrated, suppressInquiryDialog } from '../sign-in';

// The operator's command needs the folder for itself: here stand servers that can be stopped meanwhile, for all of these.
test.describe.configure({ mode: 'default' });

const servers = ownServers('moderators', {
  DEMO_DATA: 'on',
  RATE_READS_PER_MINUTE: '0',
  RATE_WRITES_PER_MINUTE: '0',
});
const { api, web } = servers;

const moderator = accounts.platinum;
const pages = new MemberPages(servers);

test.beforeAll(async () => {
  await servers.start();
  await servers.stopApi();
  servers.operate('moderators', ['add', moderator]);
  await servers.startApi();
});
test.afterAll(async () => {
  await pages.close();
  await servers.stop();
});

test('a member without an address of the company’s website asks a moderator, who verifies them, and is told [GAP-089]', async ({
  browser,
}) => {
  const panel = (page: Page) => page.locator('[data-component="CompanyLink"]');
  await test.step('an address of the website’s domain verifies its owner, which the pages show', async () => {
    const page = await pages.of(browser, 'elin.sund@kvarnholm-silica.example');
    await page.goto(`${web}/quotes`);
    await expect(page.getByText(/^Only verified people of/)).toHaveCount(0);
    await page.goto(`${web}/search?q=Kvarnholm&category=companies`);
    await page.getByRole('link', { name: 'Kvarnholm Silica AB' }).first().click();
    await expect(page.getByRole('term').filter({ hasText: 'Verified people' })).toBeVisible();
    await expect(panel(page).getByText(/your email address belongs to the company’s website/)).toBeVisible();
    const contacts = page.getByRole('table', { name: 'Contacts of Kvarnholm Silica AB' });
    await expect(contacts.getByRole('row').nth(1)).toContainText('Verified');
  });

  const member = await pages.of(browser, accounts.free);
  await test.step('a member without one reads no requests for quotes, and asks', async () => {
    await member.goto(`${web}/quotes?box=received`);
    await hydrated(member);
    await expect(member.getByText(/^Only verified people of .+ can read its quote requests/)).toBeVisible();
    await member.getByRole('link', { name: 'See how to get verified' }).click();
    await expect(panel(member).getByText(/we haven’t verified that you work here/)).toBeVisible();
    await panel(member).getByRole('button', { name: 'Ask a moderator' }).focus();
    await member.keyboard.press('Enter');
    const dialog = member.getByRole('dialog', { name: 'Ask a moderator to verify you' });
    await dialog.getByRole('textbox').fill('Our page names me: /team.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(panel(member).getByText(/^A moderator is reviewing your request/)).toBeVisible();
  });

  await test.step('a moderator verifies them, and they are told', async () => {
    const page = await pages.of(browser, moderator);
    await page.goto(`${web}/moderation`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Employment checks' }).click();
    const one = page.getByRole('listitem').filter({ hasText: 'wants to be verified at' });
    await expect(one).toContainText('Our page names me: /team.');
    await expect(one).toContainText('Email at millrace.example');
    await one.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('The page does.');
    await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('No open reports')).toBeVisible();
    await page.getByRole('link', { name: 'Closed' }).click();
    await expect(page.getByText(/^Verified by Adaeze Whitcombe, .+: The page does\.$/)).toBeVisible();
    await member.goto(`${web}/notifications`);
    await hydrated(member);
    await expect(
      member.getByText(/^A moderator verified that you work at Lagoon Technical Imports Ltd/).first(),
    ).toBeVisible();
    await member.goto(`${web}/quotes?box=received`);
    await expect(member.getByText(/^Only verified people of/)).toHaveCount(0);
  });
});

test('a member flags a product that is there twice, a moderator merges the two, and takes that back [GAP-088]', async ({
  browser,
}) => {
  const name = 'Preform of silica';
  const itemAt = async (page: Page, id: string) =>
    (await (await page.request.get(`${api}/api/v1/product/${id}`)).json()).Item;
  const member = await pages.of(browser, accounts.free);
  const made = await member.request.post(`${api}/api/v1/product`, { data: { name } });
  expect(made.status()).toBe(201);
  const duplicate: string = (await made.json()).Item.id;
  const path = `/product/preform-of-silica/${duplicate}`;
  // A follower of the one alone, so that the merge brings one more to the other.
  await member.request.post(`${api}/api/v1/product/unfollow`, { data: { productId: preform.id } });
  await member.request.post(`${api}/api/v1/product/follow`, { data: { productId: duplicate } });

  await test.step('the product is flagged from its menu', async () => {
    await member.goto(web + path);
    await hydrated(member);
    await member.getByRole('button', { name: 'More actions' }).click();
    await member.getByRole('menuitem', { name: 'Flag a duplicate' }).click();
    const dialog = member.getByRole('dialog', { name: 'Flag a duplicate' });
    await dialog.getByRole('combobox').fill(preform.name);
    await member.getByRole('option', { name: preform.name }).click();
    await dialog.getByRole('textbox', { name: /Why they are the same/ }).fill('The same rods.');
    await dialog.getByRole('button', { name: 'Flag' }).click();
    await expect(dialog.getByText('Thank you. A moderator will review it.')).toBeVisible();
    expect((await member.goto(`${web}/moderation/duplicates`))?.status()).toBe(404);
  });

  const page = await pages.of(browser, moderator);
  await test.step('a moderator merges them, and the old address leads to what it is now', async () => {
    const { followers } = await itemAt(page, preform.id);
    await page.goto(`${web}/moderation`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Duplicates' }).click();
    const one = page.getByRole('listitem').filter({ hasText: `${name} is a duplicate of ${preform.name}` });
    await expect(one).toContainText('The same rods.');
    await one.getByRole('button', { name: `Merge into ${preform.name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Merge ${name} into ${preform.name}?` });
    await dialog.getByRole('textbox').fill('One product.');
    await dialog.getByRole('button', { name: `Merge into ${preform.name}` }).click();
    await expect(page.getByText('No open reports')).toBeVisible();
    const led = await page.request.get(`${web}${path}?tab=feed`, { maxRedirects: 0 });
    expect([led.status(), led.headers().location]).toEqual([301, `${preform.path}?tab=feed`]);
    await page.goto(web + path);
    await expect(page).toHaveURL(web + preform.path);
    await expect(page.getByRole('heading', { level: 1, name: preform.name })).toBeVisible();
    expect((await itemAt(page, duplicate)).followers).toBe(followers + 1);
  });

  await test.step('the merge is undone, and both stand as they did', async () => {
    await page.goto(`${web}/moderation/duplicates?status=closed`);
    await hydrated(page);
    await expect(page.getByText(/^Merged into .+ by Adaeze Whitcombe, .+: One product\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo merge' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo merge' }).click();
    await expect(page.getByText(/^Merge undone by Adaeze Whitcombe/)).toBeVisible();
    await page.goto(web + path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect((await itemAt(page, duplicate)).followers).toBe(1);
  });
});

test('a member reports an event, a moderator hides it from all but its creator, and restores it [GAP-096]', async ({
  browser,
}) => {
  const eventName = 'Win a draw tower';
  const day = '2033-05-12';
  const creator = 'hilde.myhre@heroya-stack.example';
  const reporter = accounts.premium;
  const own = await pages.of(browser, creator);
  const page = await pages.of(browser, reporter);
  const decider = await pages.of(browser, moderator);
  const guest = await (await browser.newContext()).newPage();
  await suppressInquiryDialog(guest);

  const startDate = Date.parse(`${day}T08:00:00Z`);
  const created = await own.request.post(`${api}/api/v1/events`, {
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
  const eventPath = `/events/${(await created.json()).Item.id}`;
  const calendar = await page.request.post(`${api}/api/v2/me/calendars`, { data: {} });
  const calendarUrl: string = (await calendar.json()).url;
  /** What the calendar that the reporter subscribes to has, as a program without a session reads it. */
  const subscribed = async () => (await fetch(calendarUrl)).text();

  /** Whether somebody finds the event: by its address, in the list, and on its day. */
  const expectFound = async (who: Page, isFound: boolean) => {
    expect((await who.goto(web + eventPath))?.status()).toBe(isFound ? 200 : 404);
    const main = who.getByRole('main');
    await who.goto(`${web}/event-list?text=${encodeURIComponent(eventName)}`);
    await expect(main.getByRole('searchbox', { name: 'Name or location' })).toHaveValue(eventName);
    await expect(main.getByText('No events found')).toHaveCount(isFound ? 0 : 1);
    await expect(main.getByRole('article')).toHaveCount(isFound ? 1 : 0);
    await who.goto(`${web}/event-list?view=calendar&month=${day.slice(0, 7)}`);
    // There is nothing else in that month.
    await expect(main.getByText('No events this month.')).toHaveCount(isFound ? 0 : 1);
    await expect(main.getByRole('link', { name: eventName })).toHaveCount(isFound ? 1 : 0);
  };

  await test.step('a member who goes there reports it, and others find it meanwhile', async () => {
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
    await expect(dialog.getByText(/^Thank you\. A moderator will review it/)).toBeVisible();
    await expectFound(guest, true);
    expect(await subscribed()).toContain(eventName);
  });

  const main = decider.getByRole('main');
  await test.step('a moderator sees it with what stands around it, and hides it', async () => {
    await decider.goto(`${web}/moderation`);
    await hydrated(decider);
    await decider.getByRole('listitem').filter({ hasText: eventName }).getByRole('link').click();
    await expect(decider).toHaveURL(/\/moderation\/[0-9a-f-]{36}$/);
    const reported = main.getByRole('region', { name: 'When reported' });
    await expect(reported).toContainText(eventName);
    await expect(reported).toContainText('Pay the freight first.');
    const now = main.getByRole('region', { name: 'Now' });
    await expect(now.locator('img')).toBeVisible();
    await expect(now).toContainText('Works Hall, Krefeld');
    const by = main.getByRole('region', { name: 'Reported by' });
    await expect(by).toContainText(/Maren Lindgren.*Spam or advertising/);
    await expect(by).toContainText('There is no such tower.');
    await main.getByRole('button', { name: 'Hide' }).click();
    const dialog = decider.getByRole('dialog', { name: 'Hide this from everyone?' });
    await expect(dialog.getByRole('radio', { name: 'Spam or advertising' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(main.getByText(/^Hidden by Adaeze Whitcombe/)).toBeVisible();
  });

  await test.step('nobody finds it, also who answered that they would come; its creator sees why', async () => {
    await expectFound(guest, false);
    for (const part of ['?tab=exhibitors', '?tab=attendees']) {
      expect((await guest.goto(web + eventPath + part))?.status(), part).toBe(404);
    }
    await expectFound(page, false);
    expect(await subscribed()).not.toContain(eventName);
    expect((await own.goto(web + eventPath))?.status()).toBe(200);
    await expect(
      own.getByText('A moderator has hidden this event: Spam or advertising. Only you can see it.'),
    ).toBeVisible();
    const mail = await mailTo(creator, 1, api);
    expect(mail.subject).toBe('Your event was hidden');
    expect(mail.text).toContain('Spam or advertising');
    expect((await mailTo(reporter, 1, api)).subject).toBe('Update on your report');
  });

  await test.step('the moderator restores it: others find it again, and its creator is told', async () => {
    await main.getByRole('button', { name: 'Restore' }).click();
    await decider.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(main.getByText(/^Restored by Adaeze Whitcombe/)).toBeVisible();
    await expectFound(guest, true);
    expect(await subscribed()).toContain(eventName);
    await own.goto(web + eventPath);
    await expect(own.getByRole('radio', { name: /Interested\s*1/ })).toBeVisible();
    await expect(own.getByText(/^A moderator has hidden this event/)).toHaveCount(0);
    expect((await mailTo(creator, 2, api)).subject).toBe('Your event is visible again');
  });
  await guest.context().close();
});
