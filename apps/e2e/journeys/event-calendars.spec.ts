import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { accounts, preform } from '../demo';
import { createEvent, removeEvent } from '../events';
import { apiUrl, localApiUrl } from '../hosts';
import { hydrated, signInAs } from '../sign-in';

/** The events of an iCalendar file, as an independent library reads them by the zones that it brings. */
const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, endDate } = new ICAL.Event(component);
    return {
      summary,
      zone: startDate.zone?.tzid,
      start: startDate.toJSDate().getTime(),
      end: endDate.toJSDate().getTime(),
    };
  });

test('an event is taken over into calendars, by a file and by links, without scripts too', async ({
  browser,
}) => {
  const member = await browser.newPage();
  await signInAs(member, accounts.platinum);
  // The clocks of Berlin are put forward in between.
  const startDate = Date.UTC(2031, 2, 29, 8);
  const endDate = Date.UTC(2031, 2, 30, 14, 30);
  const id = await createEvent(member, { startDate: String(startDate), endDate: String(endDate) });

  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/events/${id}`);
  const ways = page.getByRole('group', { name: 'Add to calendar' });
  const google = new URL((await ways.getByRole('link', { name: /^Google/ }).getAttribute('href')) ?? '');
  expect(google.searchParams.get('dates')).toBe('20310329T080000Z/20310330T143000Z');
  const loading = page.waitForEvent('download');
  await ways.getByRole('link', { name: 'File (.ics)' }).click();
  const file = await loading;
  expect(file.suggestedFilename()).toBe(`event-${id}.ics`);
  const chunks = await (await file.createReadStream()).toArray();
  const events = eventsIn(Buffer.concat(chunks).toString());
  expect(events).toMatchObject([{ start: startDate, end: endDate, zone: 'Europe/Berlin' }]);
  await context.close();
  await removeEvent(member, id);
  await member.close();
});

test('a member subscribes to calendars by secret links, and ends one', async ({ page }) => {
  await signInAs(page, accounts.platinum);
  await endLinks(page);
  await page.goto('/event-list');
  await hydrated(page);
  await page.getByRole('complementary').getByRole('link', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/settings\/calendar$/);
  const section = page.getByRole('region', { name: 'Calendar' });
  const create = section.getByRole('button', { name: 'Create link' });
  await create.click();
  const own = section.getByRole('textbox', { name: 'Secret link for Your events' });
  const url = await own.inputValue();
  expect(url).toMatch(new RegExp(`^${apiUrl}/api/v2/calendars/`));

  const id = await createEvent(page, { eventName: 'Subscribed talk' });
  // As a program without a session, which knows this machine by its other name.
  const read = () => fetch(url.replace(apiUrl, localApiUrl));
  expect(eventsIn(await (await read()).text()).map(({ summary }) => summary)).toContain('Subscribed talk');

  const choice = section.getByRole('combobox', { name: 'Calendar' });
  await choice.selectOption({ label: preform.name });
  await create.click();
  await expect(section.getByRole('textbox', { name: `Secret link for ${preform.name}` })).toBeVisible();

  await section.getByRole('button', { name: 'Revoke link for Your events' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Revoke link' }).click();
  // While it stands, nothing behind it has a role.
  await expect(question).toBeHidden();
  await expect(own).toBeHidden();
  expect((await read()).status).toBe(404);
  await removeEvent(page, id);
});

/** Ends what an earlier try of the journey left: for whom there is a link, no second is offered. */
async function endLinks(page: Page): Promise<void> {
  await page.evaluate(async (calendars) => {
    const { results } = await (await fetch(calendars, { credentials: 'include' })).json();
    for (const { id } of results) {
      await fetch(`${calendars}/${id}`, { method: 'DELETE', credentials: 'include' });
    }
  }, `${apiUrl}/api/v2/me/calendars`);
}
