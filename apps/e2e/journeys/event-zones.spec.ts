import { expect, test } from '@playwright/test';
import { accounts } from '../demo';
import { createEvent, removeEvent } from '../events';
import { hydrated, signInAs } from '../sign-in';

test('an event shows the clocks of its place with their zone, and when it starts by the reader’s [GAP-104]', async ({
  browser,
}) => {
  const member = await browser.newPage();
  await signInAs(member, accounts.platinum);
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
    await expect(facts).toContainText(/Sat, Mar 29, 2031, 09:00 – Sun, Mar 30, 2031, 16:30.*\(CET\/CEST\)/);
    return { page, own: facts.locator('[data-part="yourTime"]') };
  };
  const tokyo = await factsIn('Asia/Tokyo');
  await expect(tokyo.own).toHaveText(/17:00 your time/);
  // A reader by whose clocks the server writes, too.
  const utc = await factsIn('UTC');
  await expect(utc.own).toHaveText(/08:00 your time/);
  await removeEvent(member, id);
  await Promise.all([member, tokyo.page, utc.page].map((page) => page.close()));
});
