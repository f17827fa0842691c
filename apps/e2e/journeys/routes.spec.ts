import { expect, type Page, test } from '@playwright/test';
import { accounts, nobodysId, preform } from '../demo';
import { createEvent, removeEvent } from '../events';
import { localApiUrl } from '../hosts';
import { enter, withoutTimedInquiry } from '../sign-in';
import { tiesOfStyles } from '../ties-of-styles';

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
  ['/analytics', LOGIN, 'Analytics'],
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

const OWN_EVENT = 'Walked along the routes';

/** What pages say of something that is not there. */
const ABSENT = /does( not|n['’]t) exist|not found/i;

/** Opens a path, and expects what a row of the table says. */
async function screenOf(page: Page, path: string, expected: string): Promise<void> {
  await page.goto(path);
  if (expected.startsWith('/')) {
    await expect(page, path).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(expected));
    return;
  }
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(expected);
  await expect(page, path).toHaveTitle(/./);
  await expect(page, path).not.toHaveTitle(ABSENT);
  expect(await tiesOfStyles(page), `${path}: looks that the order of files decides`).toEqual([]);
}

for (const who of ['guest', 'member'] as const) {
  test(`every route answers a ${who} with its own screen, others with the not-found page [PAGE-001]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    if (who === 'member') await enter(page, accounts.premium);
    else await withoutTimedInquiry(page);
    const event =
      who === 'member'
        ? { id: await createEvent(page, { eventName: OWN_EVENT }), name: OWN_EVENT }
        : undefined;
    for (const [path, guest, member] of [...ROUTES, ...(await dynamicRoutes(event))]) {
      await screenOf(page, path, who === 'guest' ? guest : member);
    }
    for (const path of NOWHERE) {
      const reply = await page.goto(path);
      expect(reply?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(ABSENT);
    }
    if (event) await removeEvent(page, event.id);
  });
}

/** Pages of a company, a post and a member of the demonstration, and of an event: its first, unless one is given. */
async function dynamicRoutes(own?: { id: string; name: string }): Promise<[string, string, string][]> {
  const read = async (path: string) => (await fetch(localApiUrl + path)).json();
  const suppliers = await read(`/api/v2/products/${preform.id}/suppliers`);
  const { company_id: company, company_name: name } = suppliers.results[0];
  const listed = (await read('/api/v1/events?limit=1')).Items[0];
  const event = own ?? { id: listed.id, name: listed.eventName };
  const post = (await read(`/api/v2/feed/product/${preform.id}`)).items.at(-1);
  const author = post.user.user_name;
  return [
    [`/company/${company}`, name, name],
    [`/networkFeed/company/${company}`, `Posts about ${name}`, `Posts about ${name}`],
    [`/events/${event.id}`, event.name, event.name],
    [`/edit-event/${event.id}`, LOGIN, 'Edit Event'],
    [`/feed/post/${post.id}`, `Post by ${author}`, `Post by ${author}`],
    [`/profileFeed/${post.user_id}`, '/?login=true', author],
  ];
}
