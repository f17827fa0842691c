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
  await hydrated(creator);
  await expect(creator.getByText('Changes that you have not saved yet are back.')).toBeVisible();
  await expect(name).toHaveValue('Never saved');
  await creator.getByRole('button', { name: 'Discard what I have written' }).click();
  await expect(name).toHaveValue('Renamed meanwhile');
  await removeEvent(creator, id);
  await Promise.all([creator.close(), other.close()]);
});
