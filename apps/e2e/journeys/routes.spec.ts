import { expect, type Page, test } from '@playwright/test';
import { accounts, nobodysId, preform } from '../demo';
import { localApiUrl } from '../hosts';
import { enter, withoutTimedInquiry } from '../sign-in';

const LOGIN = 'Please login to view this page';

/** Paths, and the headings that guests and members find there; an address is where one is sent instead. */
const ROUTES: readonly (readonly [path: string, guest: string, member: string])[] = [
  ['/', 'Welcome to your Manufacturing Community', '/networkFeed/global'],
  ['/signup', 'Sign up', '/networkFeed/global'],
  ['/signup/verificationMessage', 'Check your email', 'Check your email'],
  ['/thankyou', 'Thank you', 'Thank you'],
  ['/resetpassword', 'Reset your password', 'Reset your password'],
  ['/networkFeed/global', LOGIN, 'Your network feed'],
  ['/networkFeed/global/noop', LOGIN, 'Your network feed'],
  ['/networkFeed/new', LOGIN, 'Build your feed'],
  [
    `/networkFeed/product/${preform.id}`,
    'Posts about Preform silica glass',
    'Posts about Preform silica glass',
  ],
  ['/notifications', LOGIN, 'Notifications'],
  ['/message', LOGIN, 'Messaging'],
  ['/profile', '/?login=true', 'My Profile'],
  ['/profileFeedStatic/', 'Signe Aaltonen', 'Signe Aaltonen'],
  ['/faq', 'Frequently asked questions', 'Frequently asked questions'],
  ['/aboutus', 'About us', 'About us'],
  ['/contact', 'Contact us', 'Contact us'],
  ['/myproduct', LOGIN, 'My Products'],
  ['/products', 'Products', 'Products'],
  [preform.path, 'Preform silica glass', 'Preform silica glass'],
  [`/product/${preform.id}`, 'Preform silica glass', 'Preform silica glass'],
  ['/addevent', LOGIN, 'Create Event'],
  ['/event-list', 'All events', 'All events'],
  ['/vendors', LOGIN, 'Vendors'],
  ['/customers', LOGIN, 'Customers'],
  ['/connections', LOGIN, 'Connections'],
  ['/quotes', LOGIN, 'Quotes'],
  ['/pricing', 'Plans and prices', '/networkFeed/global'],
  ['/industry/UV_EB', 'UV/EB Curing', '/networkFeed/global'],
  ['/plans', LOGIN, 'Plans'],
  ['/team-members', LOGIN, 'Team members'],
  ['/payment/success', LOGIN, 'Thank you'],
  [
    '/payment/failure',
    'Sorry, Looks like your payment has failed',
    'Sorry, Looks like your payment has failed',
  ],
  ['/select-mail', '/?login=true', 'Choose your preferred e-mail'],
  ['/select-mail-message', '/?login=true', 'Your preferred e-mail'],
  ['/onboarding', 'Set up your profile', '/networkFeed/global'],
  ['/hidden', 'I am Hidden by choice', 'I am Hidden by choice'],
  ['/sample/quote-request', 'Request a quote: a sample', 'Request a quote: a sample'],
  ['/sample/supplier-selection', 'Choose suppliers: a sample', 'Choose suppliers: a sample'],
];

/** Addresses that are like those of pages, and are none. */
const NOWHERE = ['/nowhere', `/product/${nobodysId}`, `/company/${nobodysId}`, `/feed/post/${nobodysId}`];

/** Opens a path. @returns What it answers with, as a row of the table says it. */
async function screenOf(page: Page, path: string, expected: string): Promise<void> {
  await page.goto(path);
  if (expected.startsWith('/')) {
    await expect(page, path).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(expected));
    return;
  }
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(expected);
  await expect(page, path).not.toHaveTitle(/^$|does not exist/);
}

test('every route answers with its own screen, for guests and for members; others with the not-found page [PAGE-001]', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const things = await dynamicRoutes();
  for (const who of ['guest', 'member'] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    if (who === 'member') await enter(page, accounts.premium);
    else await withoutTimedInquiry(page);
    for (const [path, guest, member] of [...ROUTES, ...things]) {
      await screenOf(page, path, who === 'guest' ? guest : member);
    }
    for (const path of NOWHERE) {
      const reply = await page.goto(path);
      expect(reply?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/does not exist|not found/i);
    }
    await context.close();
  }
});

/** Pages of a company, an event, a post and a member that the demonstration has. */
async function dynamicRoutes(): Promise<[string, string, string][]> {
  const read = async (path: string) => (await fetch(localApiUrl + path)).json();
  const suppliers = await read(`/api/v2/products/${preform.id}/suppliers`);
  const { company_id: company, company_name: name } = suppliers.results[0];
  const event = (await read('/api/v1/events?limit=1')).Items[0];
  const post = (await read(`/api/v2/feed/product/${preform.id}`)).items[0];
  const author = post.user.user_name;
  return [
    [`/company/${company}`, name, name],
    [`/networkFeed/company/${company}`, `Posts about ${name}`, `Posts about ${name}`],
    [`/events/${event.id}`, event.eventName, event.eventName],
    [`/edit-event/${event.id}`, LOGIN, event.eventName],
    [`/feed/post/${post.id}`, `Post by ${author}`, `Post by ${author}`],
    [`/profileFeed/${post.user_id}`, author, author],
  ];
}
