import { expect, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { createEvent, removeEvent } from '../events';
import { enter, hydrated } from '../sign-in';

test('an event shows the clocks of its place, and the reader’s with their zone where those differ [GAP-104]', async ({
  browser,
}) => {
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
  const berlin = await factsIn('Europe/Berlin');
  await expect(berlin.own).toHaveCount(0);
  await removeEvent(member, id);
  await Promise.all([member, tokyo.page, berlin.page].map((page) => page.close()));
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
