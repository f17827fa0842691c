import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../accessibility';
import { accounts, preform } from '../demo';
import { createEvent, removeEvent } from '../events';
import { hydrated, signInAs, suppressInquiryDialog } from '../sign-in';

const productFeed = `/networkFeed/product/${preform.id}`;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Pages that show what stories of single components cannot: their landmarks, headings and ids side by side. */
interface Pages {
  /** Held against axe's rules. */
  looked: readonly string[];
  others: readonly string[];
}

/** Opens pages one after the other. @returns What is wrong with them. */
async function problemsOf(page: Page, { looked, others }: Pages): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`${page.url()} throws ${message}`));
  for (const path of [...looked, ...others]) {
    await page.goto(path);
    await hydrated(page);
    if (looked.includes(path)) {
      for (const fault of await findViolations(page)) problems.push(`${path}: ${JSON.stringify(fault)}`);
    }
    await page.setViewportSize(phone);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (beyond > 0) problems.push(`${path} is ${beyond} px wider than a phone`);
    await page.setViewportSize(desktop);
  }
  return problems;
}

test('lists for guests hydrate without an error, have no accessibility violations and fit a phone', async ({
  page,
}) => {
  await suppressInquiryDialog(page);
  const looked = [productFeed, '/search?q=preform&category=products', '/event-list'];
  expect(await problemsOf(page, { looked, others: [] })).toEqual([]);
});

test('forms and documentation for guests hydrate without an error, have no accessibility violations and fit a phone', async ({
  page,
}) => {
  await suppressInquiryDialog(page);
  const looked = ['/developers/widgets', '/signup', '/resetpassword?token=nobody-has-ever-been-sent-this'];
  expect(await problemsOf(page, { looked, others: [] })).toEqual([]);
});

test('the other pages for guests hydrate without an error and fit a phone', async ({ page }) => {
  await suppressInquiryDialog(page);
  const others = [
    ...['/', '/pricing', '/industry/opticalFiber', '/contact', preform.path],
    ...[`${preform.path}?tab=suppliers`, '/search?q=nothinglikethat', '/thankyou', '/?login=true'],
  ];
  expect(await problemsOf(page, { looked: [], others })).toEqual([]);
});

test('pages of a member’s network hydrate without an error, have no accessibility violations and fit a phone', async ({
  page,
}) => {
  await signInAs(page, accounts.premium);
  const looked = ['/networkFeed/global', '/networkFeed/new'];
  const others = [
    '/networkFeed/user',
    '/message',
    '/notifications',
    '/connections',
    '/vendors',
    preform.path,
  ];
  expect(await problemsOf(page, { looked, others })).toEqual([]);
});

test('settings hydrate without an error, have no accessibility violations and fit a phone', async ({
  page,
}) => {
  await signInAs(page, accounts.premium);
  const looked = ['/settings', '/settings/account', '/settings/security'];
  const others = [
    ...['/settings/profile', '/settings/company', '/settings/notifications', '/settings/tokens'],
    ...['/settings/privacy', '/settings/plan', '/settings/team'],
  ];
  expect(await problemsOf(page, { looked, others })).toEqual([]);
});

test('profile, quotes and widgets of a member hydrate without an error, have no accessibility violations and fit a phone', async ({
  page,
}) => {
  await signInAs(page, accounts.premium);
  const others = ['/quotes', '/plans', '/analytics', '/widgets', '/widgets/sites'];
  expect(await problemsOf(page, { looked: ['/profile'], others })).toEqual([]);
});

test('pages of events hydrate without an error, have no accessibility violations and fit a phone', async ({
  page,
}) => {
  await signInAs(page, accounts.premium);
  const id = await createEvent(page, {
    eventName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
    location: 'Donaudampfschifffahrtsgesellschaftsgelände'.repeat(3),
  });
  const looked = [`/events/${id}`, '/addevent'];
  const others = [
    ...[`/events/${id}?tab=exhibitors`, `/events/${id}?tab=attendees`, `/edit-event/${id}`],
    ...['/event-list', '/event-list?view=calendar'],
  ];
  expect(await problemsOf(page, { looked, others })).toEqual([]);
  await removeEvent(page, id);
});
