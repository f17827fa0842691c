import { expect, test } from '@playwright/test';
import { accounts } from '../demo';
import { createEvent, removeEvent } from '../events';
import { hydrated, signInAs } from '../sign-in';

test('an event shows the clocks of its place, and the reader’s, each with their zone [GAP-104]', async ({
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
    await expect(facts).toContainText(/Saturday, March 29, 2031\s*09:00 AM GMT\+1/);
    await expect(facts).toContainText(/Sunday, March 30, 2031\s*04:30 PM GMT\+2/);
    return { page, own: facts.locator('[data-part="yourTime"]') };
  };
  const tokyo = await factsIn('Asia/Tokyo');
  await expect(tokyo.own).toHaveText([/Sat, Mar 29, 05:00 PM GMT\+9/, /Sun, Mar 30, 11:30 PM GMT\+9/]);
  // A reader by whose clocks the server writes, too.
  const utc = await factsIn('UTC');
  await expect(utc.own).toHaveText([/Sat, Mar 29, 08:00 AM UTC/, /Sun, Mar 30, 02:30 PM UTC/]);
  await removeEvent(member, id);
  await Promise.all([member, tokyo.page, utc.page].map((page) => page.close()));
});
