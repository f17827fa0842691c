import { expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { createEvent, removeEvent } from '../events';
import { holdBack } from '../hold-back';
import { enter, hydrated, withoutTimedInquiry } from '../sign-in';

const failure = {
  status: 503,
  contentType: 'application/json',
  headers: { 'Access-Control-Allow-Credentials': 'true' },
  body: JSON.stringify({ error: 'The server is busy. Try again in a minute.', code: 'unavailable' }),
};

/** Answers calls that way until told otherwise. @returns What lets them through again. */
async function fail(page: Page, address: RegExp, method: string): Promise<() => Promise<void>> {
  await page.route(address, async (route, request) => {
    if (request.method() !== method) return route.fallback();
    const origin = new URL(page.url()).origin;
    return route.fulfill({
      ...failure,
      headers: { ...failure.headers, 'Access-Control-Allow-Origin': origin },
    });
  });
  return () => page.unroute(address);
}

test('a server that fails takes nothing of what was written, voted or asked for', async ({ page }) => {
  await enter(page, accounts.platinum);
  const id = await createEvent(page);
  await page.goto(`/events/${id}`);
  await hydrated(page);
  const voteAgain = await fail(page, /\/events\/[^/]+\/votes$/, 'POST');
  await page.getByRole('radio', { name: /^Going/ }).click();
  await expect(page.getByRole('main').getByText('Your answer was not saved.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Going/ })).not.toBeChecked();
  await voteAgain();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: /Going\s*1/ })).toBeChecked();

  await page.goto(`/edit-event/${id}`);
  await hydrated(page);
  const name = page.getByRole('textbox', { name: 'Event name' });
  await name.fill('Kept while it fails');
  const saveAgain = await fail(page, /\/api\/v1\/events\/[^/]+$/, 'PUT');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('The event could not be saved. What you wrote is still here.')).toBeVisible();
  await expect(name).toHaveValue('Kept while it fails');
  await saveAgain();
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kept while it fails' })).toBeVisible();

  await hydrated(page);
  const removeAgain = await fail(page, /\/api\/v1\/events\/[^/]+$/, 'DELETE');
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Remove this Event' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this event?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question).toContainText('It is still there. Try again.');
  await removeAgain();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/networkFeed\/user\//);
});

test('a server that is slow is waited for, and the list says so', async ({ page }) => {
  await withoutTimedInquiry(page);
  await page.goto('/event-list');
  await hydrated(page);
  const release = await holdBack(page, /\/api\/v1\/events\?/);
  const more = page.getByRole('button', { name: 'Show more events' });
  await more.click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('article')).toHaveCount(10);
  release();
  await expect(page.getByRole('article')).toHaveCount(20);
});

test('an event is answered and tagged by keys alone', async ({ page }) => {
  await enter(page, accounts.free);
  const id = await createEvent(page);
  await page.goto(`/events/${id}`);
  await hydrated(page);
  // Tab goes to the group once; arrow keys choose in it.
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Going\s*1/ })).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Tag Products' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tag Products' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('combobox').focus();
  await page.keyboard.type('Preform silica');
  await expect(page.getByRole('option', { name: /Preform silica glass/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Preform silica glass', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Tag', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Preform silica glass' })).toBeVisible();
  await removeEvent(page, id);
});

test('every page of events fits a phone', async ({ page }) => {
  await enter(page, accounts.free);
  const id = await createEvent(page, {
    eventName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
    location: 'Donaudampfschifffahrtsgesellschaftsgelände'.repeat(3),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    `/events/${id}`,
    `/events/${id}?tab=exhibitors`,
    `/events/${id}?tab=attendees`,
    `/edit-event/${id}`,
    '/addevent',
    '/event-list',
    '/event-list?view=calendar',
    '/profile',
  ]) {
    await page.goto(path);
    await hydrated(page);
    // Where a browser's scrollbar takes room of the page, less than the window is wide.
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect([path, beyond]).toEqual([path, 0]);
  }
  await removeEvent(page, id);
});
