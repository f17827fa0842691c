import { type Browser, expect, type Page, test } from '@playwright/test';
import { accounts, nobodysId, preform } from '../demo';
import { hydrated, startSession, suppressInquiryDialog } from '../sign-in';

/** What pages threw, which hydration that does not fit is among; and what the content security policy refused. */
const failures: string[] = [];
test.afterEach(() => expect(failures.splice(0)).toEqual([]));

function watch(page: Page): void {
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) failures.push(message.text());
  });
}

/** Starts a member's session in a browser of their own. */
async function enter(browser: Browser, email: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  watch(page);
  await suppressInquiryDialog(page);
  await startSession(context, email);
  return page;
}

/** Types a moment into a field, part by part, as people do. */
async function typeMoment(page: Page, name: RegExp, keys: string) {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(keys);
}

const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Sections of the event' }).getByRole('link', { name });

async function openMenu(page: Page, item: string) {
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('an event is created, tagged, answered and exhibited at by others, edited and removed [EVT-005, EVT-007, EVT-008, EVT-009, EVT-015, EVT-019, EVT-023, GAP-035, NAV-024]', async ({
  browser,
}) => {
  const creator = await enter(browser, accounts.premium);
  const eventName = `Tower Talk ${Date.now()}`;
  await creator.goto('/event-list');
  await hydrated(creator);
  await creator.getByRole('complementary').getByRole('link', { name: 'Create Event' }).click();
  await expect(creator).toHaveURL(/\/addevent$/);
  const post = creator.getByRole('button', { name: 'Post', exact: true });
  await creator.getByRole('textbox', { name: 'Event name' }).fill(eventName);
  await creator.getByRole('textbox', { name: 'Location' }).fill('Works Hall, Krefeld');
  await typeMoment(creator, /^Starts/, '020920310900AM');
  await typeMoment(creator, /^Ends/, '021020310430PM');
  await expect(post).toBeDisabled();
  const details = creator.getByRole('textbox', { name: 'Details' });
  await details.click();
  await creator.keyboard.type('Bring your attenuation curves.');
  await creator.getByRole('combobox', { name: /^Tagged products/ }).fill('Preform silica');
  await creator.getByRole('option', { name: new RegExp(preform.name) }).click();
  await creator.reload();
  await hydrated(creator);
  // What was written outlives a reload.
  await expect(creator.getByRole('textbox', { name: 'Event name' })).toHaveValue(eventName);
  // The editor arrives after the page.
  await expect(details).toContainText('Bring your attenuation curves.', { timeout: 20_000 });
  await post.click();
  await expect(creator).toHaveURL(/\/events\/[0-9a-f-]{36}$/);
  await expect(creator.getByRole('heading', { level: 1, name: eventName })).toBeVisible();
  const { pathname } = new URL(creator.url());
  const created = creator.getByRole('main').getByText('Public Event created by');
  const ownFeed = (await created.getByRole('link').getAttribute('href')) ?? '';
  expect(ownFeed).toMatch(/^\/networkFeed\/user\/[0-9a-f-]{36}$/);

  // What others add from here on must stay when it is saved.
  const editing = await creator.context().newPage();
  watch(editing);
  await editing.goto(pathname.replace('/events/', '/edit-event/'));
  await hydrated(editing);
  await editing.getByRole('textbox', { name: 'Event name' }).fill(`${eventName}, second edition`);

  const other = await enter(browser, accounts.platinum);
  await other.goto(pathname);
  await hydrated(other);
  // Tab goes to the group once, after the place; arrow keys choose in it.
  await other.getByRole('main').getByRole('link', { name: 'Open map' }).focus();
  await other.keyboard.press('Tab');
  await other.keyboard.press('ArrowRight');
  await expect(other.getByRole('radio', { name: /Going\s*1/ })).toBeChecked();
  await expect(tab(other, /^Attendees/)).toContainText('1');
  await tab(other, /^Exhibitors/).click();
  await other.getByRole('main').getByRole('button', { name: 'Add exhibitors' }).click();
  const dialog = other.getByRole('dialog', { name: 'Add exhibitors' });
  await dialog.getByRole('combobox').fill('Kvarnholm');
  await other.getByRole('option', { name: /Kvarnholm Silica AB/ }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByRole('row', { name: /Kvarnholm Silica AB/ })).toBeVisible();
  await other.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  const items = other.getByRole('menuitem');
  await expect(items).toHaveText(['Tag Products', 'Add exhibitors', 'Report Abuse']);
  await other.keyboard.press('Escape');
  // Editing is the creator's alone.
  await other.goto(pathname.replace('/events/', '/edit-event/'));
  await expect(other.getByRole('textbox', { name: 'Event name' })).toBeHidden();
  await other.context().close();

  const guestContext = await browser.newContext();
  const guest = await guestContext.newPage();
  watch(guest);
  await guest.goto(`${pathname}?tab=attendees`);
  await expect(guest.getByText('Sign in to see who’s attending')).toBeVisible();
  await guest.getByRole('link', { name: /^Going/ }).click();
  await expect(guest).toHaveURL(/\/signup$/);
  await guestContext.close();

  await editing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    editing.getByRole('heading', { level: 1, name: `${eventName}, second edition` }),
  ).toBeVisible();
  await editing.close();
  await creator.goto(`${pathname}?tab=attendees`);
  await hydrated(creator);
  await expect(creator.getByRole('row', { name: /Adaeze Whitcombe/ })).toContainText('Going');
  await creator.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await expect(creator.getByRole('menuitem')).toHaveText([
    'Tag Products',
    'Add exhibitors',
    'Edit Event',
    'Remove this Event',
  ]);
  await creator.getByRole('menuitem', { name: 'Edit Event' }).click();
  await expect(creator).toHaveURL(/\/edit-event\//);
  await expect(creator.getByRole('list', { name: 'Tags' }).getByText('Kvarnholm Silica AB')).toBeVisible();
  await expect(details).toContainText('Bring your attenuation curves.', { timeout: 20_000 });
  await creator.goto(pathname);
  await hydrated(creator);
  await openMenu(creator, 'Remove this Event');
  const question = creator.getByRole('alertdialog', { name: 'Remove this event?' });
  const failing = `**/api/v1/events/${pathname.split('/').at(-1)}`;
  await creator.route(failing, (route) => route.abort());
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question).toContainText('We couldn’t remove the event. Try again.');
  await creator.unroute(failing);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(creator).toHaveURL(new RegExp(`${ownFeed}$`));
  // It comes back as it stood, and goes again.
  await creator.getByRole('button', { name: 'Undo' }).click();
  await expect(creator).toHaveURL(new RegExp(`${pathname}$`));
  await expect(tab(creator, /^Attendees/)).toContainText('1');
  await expect(tab(creator, /^Exhibitors/)).toContainText('1');
  await openMenu(creator, 'Remove this Event');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(creator).toHaveURL(new RegExp(`${ownFeed}$`));
  const gone = await creator.goto(pathname);
  expect(gone?.status()).toBe(404);
  await creator.context().close();
});

test('events are listed, searched and shown on the days of a month, for guests too [GAP-023, MOCK-006, EVT-024]', async ({
  page,
}) => {
  watch(page);
  await suppressInquiryDialog(page);
  await page.goto('/event-list');
  await hydrated(page);
  const trail = page.getByRole('main').getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Event', 'All events']);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(10);
  const starts = await cards
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(starts).toEqual([...starts].sort());
  await page.getByRole('button', { name: 'Show more events' }).click();
  await expect(cards).toHaveCount(20);

  await page.getByRole('searchbox', { name: 'Name or location' }).fill('turin');
  await page.getByRole('combobox', { name: 'Sector' }).selectOption('optical-fiber');
  await page.getByRole('button', { name: 'Show events' }).click();
  await expect(page).toHaveURL(/text=turin/);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Preform & Draw Forum');
  const start = (await cards.locator('time').getAttribute('datetime')) ?? '';
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' }).format(new Date(start));
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/view=calendar/);
  await hydrated(page);
  // It opens on the month of the event that was asked for.
  const calendar = page.getByRole('table', { name: /^Events in / });
  await expect(calendar.locator(`time[datetime="${day}"]`)).toBeVisible();
  await expect(calendar.getByRole('link', { name: 'Preform & Draw Forum' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/view=calendar/);
  await expect(page).not.toHaveURL(new RegExp(`month=${day.slice(0, 7)}`));
  const back = page.getByRole('link', { name: 'Previous month' });
  await expect(back).toHaveAttribute('href', new RegExp(`month=${day.slice(0, 7)}`));
  await back.click();
  await expect(calendar.getByRole('link', { name: 'Preform & Draw Forum' }).first()).toBeVisible();
});

test('an event’s page may be indexed and says what it is, without scripts too [PAGE-027, PERM-001]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/event-list?text=turin');
  await page.getByRole('link', { name: 'Preform & Draw Forum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preform & Draw Forum' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
  const schema = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(schema ?? '{}')).toMatchObject({ '@type': 'Event', name: 'Preform & Draw Forum' });
  await tab(page, /^Exhibitors/).click();
  await expect(page.getByRole('row', { name: /Kvarnholm Silica AB/ })).toBeVisible();
  const nothing = await page.goto(`/events/${nobodysId}`);
  expect(nothing?.status()).toBe(404);
  await context.close();
});
