import { expect, test } from '@playwright/test';
import { accounts } from '../demo';
import { createEvent, removeEvent } from '../events';
import { enter, hydrated } from '../sign-in';

test('what another member adds while an event is edited stays, and a draft can be discarded', async ({
  browser,
}) => {
  const [creator, other] = [await browser.newPage(), await browser.newPage()];
  await enter(creator, accounts.premium);
  const id = await createEvent(creator, { eventName: 'Edited by one, extended by another' });
  await creator.goto(`/edit-event/${id}`);
  await hydrated(creator);
  const name = creator.getByRole('textbox', { name: 'Event name' });
  await name.fill('Renamed meanwhile');

  await enter(other, accounts.platinum);
  await other.goto(`/events/${id}?tab=exhibitors`);
  await hydrated(other);
  await other.getByRole('main').getByRole('button', { name: 'Add exhibitors' }).click();
  const dialog = other.getByRole('dialog', { name: 'Add exhibitors' });
  await dialog.getByRole('combobox').fill('Kvarnholm');
  await other.getByRole('option', { name: /Kvarnholm Silica AB/ }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();

  await creator.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(creator.getByRole('heading', { level: 1, name: 'Renamed meanwhile' })).toBeVisible();
  await creator.goto(`/events/${id}?tab=exhibitors`);
  await expect(creator.getByRole('row', { name: /Kvarnholm Silica AB/ })).toBeVisible();

  await creator.goto(`/edit-event/${id}`);
  await hydrated(creator);
  await name.fill('Never saved');
  await creator.reload();
  await expect(creator.getByText('Changes that you have not saved yet are back.')).toBeVisible();
  await expect(name).toHaveValue('Never saved');
  await creator.getByRole('button', { name: 'Discard what I have written' }).click();
  await expect(name).toHaveValue('Renamed meanwhile');
  await removeEvent(creator, id);
  await Promise.all([creator.close(), other.close()]);
});

test('without a network a vote and a form say that they were not sent, and are sent later', async ({
  page,
}) => {
  await enter(page, accounts.free);
  const id = await createEvent(page);
  await page.goto(`/events/${id}`);
  await hydrated(page);
  await page.context().setOffline(true);
  await page.getByRole('radio', { name: /^Going/ }).click();
  await expect(page.getByText('Your answer was not saved.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: /Going\s*1/ })).toBeChecked();

  await page.goto(`/edit-event/${id}`);
  await hydrated(page);
  const name = page.getByRole('textbox', { name: 'Event name' });
  await name.fill('Written in a tunnel');
  await page.context().setOffline(true);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('The event could not be saved. What you wrote is still here.')).toBeVisible();
  await expect(name).toHaveValue('Written in a tunnel');
  await page.context().setOffline(false);
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Written in a tunnel' })).toBeVisible();
  await removeEvent(page, id);
});

test('a month of very many events is read to its end, and says so where that fails', async ({ page }) => {
  test.setTimeout(240_000);
  await enter(page, accounts.premium);
  const startDate = Date.UTC(2034, 6, 3, 8);
  const created: string[] = [];
  for (let index = 0; index < 101; index += 1) {
    const at = startDate + index * 60_000;
    created.push(
      await createEvent(page, {
        eventName: `Crowd ${index}`,
        startDate: String(at),
        endDate: String(at + 60_000),
      }),
    );
  }
  const next = /\/api\/v1\/events\?.*cursor=/;
  await page.route(next, (route) => route.abort());
  await page.goto('/event-list?view=calendar&month=2034-07');
  await expect(page.getByText('100 of 101 events are shown: the next did not load.')).toBeVisible();
  await page.unroute(next);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Crowd 100', exact: true })).toBeVisible();
  for (const id of created) await removeEvent(page, id);
});
