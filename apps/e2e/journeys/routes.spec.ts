import { type BrowserContext, expect, test } from '@playwright/test';
import { findOrderConflicts } from '../css-order-conflicts';
import { accounts, nobodysId, preform } from '../demo';
import { createEvent, removeEvent } from '../events';
import { localApiUrl, webUrl } from '../hosts';
import { ask, textOf } from '../served';
import { hydrated, signInAs, startSession, suppressInquiryDialog } from '../sign-in';

const LOGIN = 'Please login to view this page';

/** Paths, and the headings that guests and members find there; an address is where one is sent instead. */
const ROUTES: readonly (readonly [path: string, guest: string, member: string])[] = [
  ['/', 'Welcome to your Manufacturing Community', '/networkFeed/global'],
  ['/signup', 'Sign up', '/'],
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
  ['/profile', LOGIN, 'My Profile'],
  ['/settings', LOGIN, 'Settings'],
  ['/settings/security', LOGIN, 'Security'],
  ['/profileFeedStatic/', 'Signe Aaltonen', 'Signe Aaltonen'],
  ['/faq', 'Frequently asked questions', 'Frequently asked questions'],
  ['/aboutus', 'About us', 'About us'],
  ['/contact', 'Contact us', 'Contact us'],
  ['/myproduct', LOGIN, 'My Products'],
  ['/products', 'Products', 'Products'],
  [`/compare?products=${preform.id}`, 'Compare products', 'Compare products'],
  ['/compare?companies=', 'Compare companies', 'Compare companies'],
  [preform.path, 'Preform silica glass', 'Preform silica glass'],
  [`/product/${preform.id}`, preform.path, preform.path],
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
    // The member has a plan that is paid.
    'You’re on Premium.',
  ],
  ['/select-mail', LOGIN, 'Choose your preferred email'],
  ['/select-mail-message', LOGIN, 'Your preferred email'],
  ['/onboarding', '/signup', '/networkFeed/global'],
  ['/hidden', 'I am Hidden by choice', 'I am Hidden by choice'],
  ['/sample/quote-request', 'Sample: request a quote', 'Sample: request a quote'],
  ['/sample/supplier-selection', 'Sample: choose suppliers', 'Sample: choose suppliers'],
];

/** Addresses that are like those of pages, and are none, with their status. */
const NOWHERE: Readonly<Record<string, number>> = {
  '/nowhere': 404,
  '/no/such/page': 404,
  '/%E0%A4%A': 400,
  '/product/nothing': 404,
  '/product/x/notauuid': 404,
  [`/product/nothing/${nobodysId}`]: 404,
  [`/product/${nobodysId}`]: 404,
  [`/company/${nobodysId}`]: 404,
  [`/feed/post/${nobodysId}`]: 404,
};

/** What pages say of something that is not there. */
const ABSENT = /does( not|n['’]t) exist|not found|couldn['’]t find this/i;

const cookieOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

test('every route answers guests and members with its own screen, others with the not-found page [PAGE-001, GAP-001]', async ({
  page,
  context,
}) => {
  await signInAs(page, accounts.premium);
  const own = {
    id: await createEvent(page, { eventName: 'Walked along the routes' }),
    name: 'Walked along the routes',
  };
  const member = { cookie: await cookieOf(context) };
  const wrong: string[] = [];
  const screens: string[] = [];

  const visit = async (path: string, expected: string, headers: Record<string, string>) => {
    const { status, html, location } = await ask(path, headers);
    const heading = textOf(html, 'h1');
    const found = location || `${status} ${heading}`;
    const isRight =
      expected === '/'
        ? location === '/'
        : expected.startsWith('/')
          ? location.startsWith(expected)
          : found === `200 ${expected}`;
    if (!isRight) wrong.push(`${path}: ${found} instead of ${expected}`);
    if (location) return;
    const title = textOf(html, 'title');
    if (title === '' || ABSENT.test(title)) wrong.push(`${path}: the title is "${title}"`);
    screens.push(html);
  };

  for (const [path, guest, whoIsMember] of [...ROUTES, ...(await dynamicRoutes(own))]) {
    await visit(path, guest, {});
    await visit(path, whoIsMember, member);
  }
  for (const [path, expected] of Object.entries(NOWHERE)) {
    const { status, html } = await ask(path);
    const heading = textOf(html, 'h1');
    if (status !== expected || !ABSENT.test(heading)) wrong.push(`${path}: ${status} ${heading}`);
    // An address that cannot be read is answered without the shell's search.
    if (expected === 404 && !/<search[ >]/.test(html)) wrong.push(`${path}: no search`);
    if (!/<a [^>]*href="\/"/.test(html)) wrong.push(`${path}: no way home`);
    if (!ABSENT.test(textOf(html, 'title'))) wrong.push(`${path}: the title is "${textOf(html, 'title')}"`);
  }
  await removeEvent(page, own.id);
  expect(wrong).toEqual([]);

  await test.step('no style depends on the order of style sheets', async () => {
    // All screens as one page: the classes of a style file are its own, wherever it is loaded.
    const links = new Set(screens.flatMap((html) => html.match(/<link [^>]*rel="stylesheet"[^>]*>/g) ?? []));
    const bodies = screens.map((html) =>
      html.slice(html.indexOf('<body'), html.lastIndexOf('</body>')).replace(/<script.*?<\/script>/gs, ''),
    );
    await page.route('**/all-screens', (route) =>
      route.fulfill({ contentType: 'text/html', body: `${[...links].join('')}${bodies.join('')}` }),
    );
    await page.goto('/all-screens');
    expect(await page.locator('h1').count()).toBeGreaterThan(50);
    expect(await findOrderConflicts(page)).toEqual([]);
  });
});

test('screens hydrate without errors and Content-Security-Policy violations', async ({ page, browser }) => {
  const member = await (await browser.newContext({ baseURL: webUrl })).newPage();
  await startSession(member.context(), accounts.premium);
  await suppressInquiryDialog(page);
  const broken: string[] = [];
  for (const [visitor, paths] of [
    [page, ['/', `${preform.path}?tab=valuechain&diagram=open`, `${preform.path}?login=true`]],
    [member, ['/networkFeed/global', '/message', '/profile']],
  ] as const) {
    visitor.on('pageerror', (error) => broken.push(`${visitor.url()}: ${error.message}`));
    visitor.on('console', (message) => {
      if (/Content Security Policy|hydrat/i.test(message.text()))
        broken.push(`${visitor.url()}: ${message.text()}`);
    });
    for (const path of paths) {
      await visitor.goto(path);
      await hydrated(visitor);
      await visitor.waitForLoadState('networkidle');
    }
  }
  expect(broken).toEqual([]);
  await member.context().close();
});

/** Pages of a company, a post and a member of the demonstration, and of an event of the member's own. */
async function dynamicRoutes(event: { id: string; name: string }): Promise<[string, string, string][]> {
  const read = async (path: string) => (await fetch(localApiUrl + path)).json();
  const suppliers = await read(`/api/v2/products/${preform.id}/suppliers`);
  const { company_id: company, company_name: name } = suppliers.results[0];
  const post = (await read(`/api/v2/feed/product/${preform.id}`)).items.at(-1);
  const author = post.user.user_name;
  return [
    [`/company/${company}`, '/company/', '/company/'],
    [`/networkFeed/company/${company}`, `Posts about ${name}`, `Posts about ${name}`],
    [`/events/${event.id}`, event.name, event.name],
    [`/edit-event/${event.id}`, LOGIN, 'Edit Event'],
    [`/feed/post/${post.id}`, `Post by ${author}`, `Post by ${author}`],
    [`/profileFeed/${post.user_id}`, LOGIN, author],
  ];
}
