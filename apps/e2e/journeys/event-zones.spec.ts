import { expect, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { createEvent, removeEvent } from '../events';
import { enter, hydrated } from '../sign-in';

test('an event shows the clocks of its place, and the reader’s, each with their zone [GAP-104]', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const member = await browser.newPage();
  await enter(member, accounts.platinum);
  // The clocks of Berlin are put forward in between.
  const id = await createEvent(member, {
    startDate: String(Date.UTC(2031, 2, 29, 8)),
    endDate: String(Date.UTC(2031, 2, 30, 14, 30)),
  });
  const factsIn = async (timezoneId: string) => {
    const page = await browser.newPage({ timezoneId });
    await page.goto(`/events/${id}`);
    await hydrated(page);
    const facts = page.locator('[data-component="EventHeader"] [data-part="facts"]');
    await expect(facts).toContainText(/Saturday, March 29, 2031\s*09:00 AM GMT\+1/);
    await expect(facts).toContainText(/Sunday, March 30, 2031\s*04:30 PM GMT\+2/);
    return { page, own: facts.locator('[data-part="yourTime"]') };
  };
  const tokyo = await factsIn('Asia/Tokyo');
  await expect(tokyo.own).toHaveText([/Sat, Mar 29, 05:00 PM GMT\+9/, /Sun, Mar 30, 11:30 PM GMT\+9/]);
  // A reader by whose clocks the server writes, too.
  const utc = await factsIn('UTC');
  await expect(utc.own).toHaveText([/Sat, Mar 29, 08:00 AM UTC/, /Sun, Mar 30, 02:30 PM UTC/]);
  const berlin = await factsIn('Europe/Berlin');
  await expect(berlin.own).toHaveText([/Sat, Mar 29, 09:00 AM GMT\+1/, /Sun, Mar 30, 04:30 PM GMT\+2/]);
  await removeEvent(member, id);
  await Promise.all([member, tokyo.page, utc.page, berlin.page].map((page) => page.close()));
});

test('of an hour that comes twice the chosen one stays, and one that the clocks skip is refused at its field [GAP-104]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await enter(page, accounts.platinum);
  // The clocks of Berlin are put back from 3 to 2 at 01:00 UTC, and forward from 2 to 3 on March 30.
  const second = Date.UTC(2031, 9, 26, 1, 30);
  const id = await createEvent(page, {
    startDate: String(second),
    endDate: String(second + 3_600_000),
  });
  await page.goto(`/edit-event/${id}`);
  await hydrated(page);
  const start = page.getByRole('group', { name: /^Starts/ });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const facts = page.locator('[data-component="EventHeader"] [data-part="facts"]');
  await expect(start.getByRole('radio', { name: 'The second (UTC+1)' })).toBeChecked();
  // The minute of the same hour, then another field: the second is meant still.
  await start.getByRole('spinbutton', { name: /minute/ }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('textbox', { name: 'Event name' }).fill('By both clocks');
  await save.click();
  await expect(facts).toContainText(/October 26, 2031\s*02:31 AM GMT\+1/);

  await page.goto(`/edit-event/${id}`);
  await hydrated(page);
  await start.getByRole('radio', { name: 'The first (UTC+2)' }).check();
  await save.click();
  await expect(facts).toContainText(/October 26, 2031\s*02:31 AM GMT\+2/);

  await page.goto(`/edit-event/${id}`);
  await hydrated(page);
  await start.getByRole('spinbutton', { name: /month/ }).focus();
  await page.keyboard.type('033020310230AM');
  await page.getByRole('textbox', { name: 'Event name' }).focus();
  await expect(start).toHaveAccessibleDescription(
    'There is no such time that day: the clocks in Berlin go forward. Choose Mar 30, 2031, 3:30 AM or another time.',
  );
  await expect(save).toBeDisabled();
  await removeEvent(page, id);
});

test('related events stand beside an event, ten at first and ten more when asked for [NAV-026]', async ({
  page,
}) => {
  await enter(page, accounts.premium);
  const created: string[] = [];
  for (let index = 0; index < 21; index += 1) {
    created.push(
      await createEvent(page, {
        eventName: `Related ${index}`,
        primaryProducts: JSON.stringify([preform.id]),
      }),
    );
  }
  await page.goto(`/events/${created[0]}`);
  await hydrated(page);
  const related = page.getByRole('complementary').getByRole('region', { name: 'Related Events' });
  await expect(related.getByRole('article')).toHaveCount(10);
  await related.getByRole('button', { name: 'See more' }).click();
  await expect(related.getByRole('article')).toHaveCount(20);
  await expect(related.getByRole('link', { name: 'Related 0', exact: true })).toBeHidden();
  for (const id of created) await removeEvent(page, id);
});
