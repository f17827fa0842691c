import { directChatId } from '@millrace/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joined, Seed, startTestServer, type TestServer, type Visitor } from '../../testing';
import { createEvent } from '../../testing/event-form';
import { companyFollowers, postComments } from '../platform/db/schema';

/** Whoever looks: at the works there are one who is known to be of it, and one who only says so. */
const VIEWERS = ['guest', 'Free', 'Premium', 'Platinum', 'own company', 'says so'] as const;
type ViewerName = (typeof VIEWERS)[number];

let server: TestServer;
let seed: Seed;
let visitors: Record<ViewerName, Visitor>;
/** Names and ids of those whom a guest is told of by no more than a first name. */
const people: { id: string; lastName: string }[] = [];
const at: Record<string, string> = {};

/**
 * Six companies supply glass and cable; the last of them, the works, has seven contacts. Those who look from elsewhere
 * work for a company of their own that makes cable of glass, so that all six are its vendors.
 */
beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const glass = await seed.product('Walked glass');
  const cable = await seed.product('Walked cable');
  await seed.link(glass, cable);
  for (const name of ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon']) {
    const company = await seed.company(`${name} Glass`);
    await seed.member(`At${name}`, { companyId: company.id });
    await seed.supplier(glass, company);
    await seed.supplier(cable, company);
  }
  const works = await seed.company('Zeta Works');
  const elsewhere = await seed.company('Zz Elsewhere');
  await seed.supplier(glass, works);
  await seed.supplier(cable, works);
  await seed.supplier(cable, elsewhere);
  for (const [index, name] of ['Ann', 'Ben', 'Cem', 'Dana', 'Eva', 'Finn'].entries()) {
    people.push(
      await seed.member(name, {
        ...secret(name, index),
        companyId: works.id,
        designation: `Role ${index % 3}`,
      }),
    );
  }
  await seed.member('Gone', { companyId: works.id, isActive: false, designation: 'Role 9' });
  for (let index = 0; index < 12; index += 1) {
    const name = `Follower${index}`;
    const follower = await seed.member(name, secret(name, 10 + index));
    people.push(follower);
    await seed.follower(glass, follower);
    await server.context.db.insert(companyFollowers).values({ companyId: works.id, userId: follower.id });
  }
  const suspended = await seed.member('Suspended', { isActive: false });
  await seed.follower(glass, suspended);
  await server.context.db.insert(companyFollowers).values({ companyId: works.id, userId: suspended.id });

  const unproven = { companyProof: null, companyVerifiedAt: null };
  const sign = async (name: string, overrides: Parameters<Seed['member']>[1]) =>
    (await joined(server, seed, name, overrides)).visitor;
  visitors = {
    guest: server.guest(),
    Free: await sign('Frida', { companyId: elsewhere.id, ...unproven }),
    Premium: await sign('Prem', { companyId: elsewhere.id, ...unproven, plan: 'premium' }),
    Platinum: await sign('Plato', { companyId: elsewhere.id, ...unproven, plan: 'platinum' }),
    'own company': await sign('Owen', { companyId: works.id, displayName: 'Zz Owen', designation: 'Role 0' }),
    'says so': await sign('Simon', { companyId: works.id, companyUpdated: false }),
  };

  const creator = await joined(server, seed, 'Creator');
  const event = await createEvent(creator.visitor, { companies: [works.id] });
  for (const [index, name] of ['Ute', 'Vera', 'Wim'].entries()) {
    const attendee = await joined(server, seed, name, secret(name, 30 + index));
    people.push({ ...secret(name, 30 + index), id: attendee.id });
    await attendee.visitor.post(`/api/v1/events/${event.id}/votes`, { vote: 'Going' });
  }
  const author = await seed.member('Author');
  const [member] = people;
  if (!member) throw new Error('Nobody is there.');
  const post = (text: string, more: object = {}) => seed.post(author, text, { companies: [works], ...more });
  const [open, closed] = [await post('Open.'), await post('Closed.', { visibility: 'private' })];
  const hidden = await post('Hidden.', { hiddenAt: new Date(), hiddenFor: 'spam' });
  const withheld = await post('Withheld.', { withheld: true });
  for (const more of [{}, { hiddenAt: new Date(), hiddenFor: 'spam' as const }, { withheld: true }]) {
    const row = { id: crypto.randomUUID(), postId: open.id, userId: author.id, text: 'So it is.', ...more };
    await server.context.db.insert(postComments).values(row);
  }
  Object.assign(at, {
    glass: glass.id,
    works: works.id,
    event: event.id,
    open: open.id,
    closed: closed.id,
    hidden: hidden.id,
    withheld: withheld.id,
    suspended: suspended.id,
    member: member.id,
  });
});
afterAll(() => server.close());

const secret = (name: string, index: number) => ({
  lastName: `Secret${index}`,
  displayName: `${name} Secret${index}`,
});

type Row = Record<string, unknown>;
type Reply = Awaited<ReturnType<Visitor['get']>>;

const named = (rows: readonly Row[], id: string) => rows.filter((row) => row[id] !== null).length;
const unlessRefused = (tell: (reply: Reply) => string) => (reply: Reply) =>
  reply.status === 200 ? tell(reply) : String(reply.status);
const isOpen = (reply: Reply) => (reply.status === 200 ? 'shown' : String(reply.status));
const csvRows = (reply: Reply) => reply.text.trim().split('\n').slice(1);

const rowsWithContacts = (rows: readonly { contactsDetails: Row[] }[]) =>
  `${rows.filter(({ contactsDetails }) => contactsDetails.length > 0).length} of ${rows.length} rows`;

/** Every list of people, what is asked of it, and what of the answer tells how much is disclosed. */
const LISTS: readonly [list: string, path: () => string, tell: (reply: Reply) => string][] = [
  [
    'followers of a product',
    () => `/api/v2/products/${at.glass}/followers?limit=100`,
    ({ body }) => `${named(body.results, 'user_id')} of ${body.count}${sample(body.results)}`,
  ],
  [
    'followers of a company',
    () => `/api/v2/companies/${at.works}/followers?limit=100`,
    ({ body }) => `${named(body.results, 'user_id')} of ${body.count}${sample(body.results)}`,
  ],
  [
    'followingUsers',
    () => `/api/v1/company/${at.works}`,
    ({ body }) => `${Object.keys(body.Item.followingUsers).length} of ${body.Item.followers}`,
  ],
  [
    'contacts of a company',
    () => `/api/v1/company/${at.works}/employees?limit=100`,
    ({ body }) =>
      `${body.Items.length} of ${body.Count}${body.designations ? `, ${body.designations.length} designations` : ''}`,
  ],
  [
    'suppliers, with contacts',
    () => `/api/v2/products/${at.glass}/suppliers?limit=100`,
    ({ body }) => rowsWithContacts(body.results),
  ],
  [
    'customers, with contacts',
    () => `/api/v1/product/potentialCustomers/${at.glass}?limit=100`,
    ({ body }) => rowsWithContacts(body.Items),
  ],
  [
    'own vendors, with contacts',
    () => '/api/v2/me/vendors?limit=100',
    unlessRefused(({ body }) => `${named(body.results, 'company_contacts')} of ${body.count} rows`),
  ],
  [
    'connections at one vendor',
    () => '/api/v2/me/connections?limit=100',
    unlessRefused(
      ({ body }) => `${body.results.filter((row: Row) => row.user_company_id === at.works).length} named`,
    ),
  ],
  [
    'members by name',
    () => '/api/v1/user/search/people/Ann',
    unlessRefused(({ body }) => `${body.results.length} found`),
  ],
  ['a member', () => `/api/v2/users/${at.member}`, isOpen],
  ['a suspended member', () => `/api/v2/users/${at.suspended}`, isOpen],
  [
    'attendees',
    () => `/api/v1/events/${at.event}/votes`,
    ({ body }) => `${body.Item.votes.length} of ${body.Item.counts.Going}`,
  ],
  [
    'votes of an event',
    () => `/api/v1/events/${at.event}`,
    ({ body }) => `${Object.keys(body.Item.votes).length} of ${body.Item.counts.Going}`,
  ],
  [
    'who added an exhibitor',
    () => `/api/v1/events/${at.event}/exhibitors`,
    ({ body }) => (body.values[0].added_by ? 'named' : 'not told'),
  ],
  [
    'calendar of an event',
    () => `/api/v2/events/${at.event}/event.ics`,
    ({ text }) => (/ATTENDEE/.test(text) ? 'named' : 'nobody'),
  ],
  [
    'exported followers',
    () => `/api/v2/exports/product-followers?id=${at.glass}`,
    unlessRefused((reply) => `${csvRows(reply).length} rows`),
  ],
  [
    'exported contacts',
    () => `/api/v2/exports/company-people?id=${at.works}`,
    unlessRefused((reply) => `${csvRows(reply).length} rows`),
  ],
  [
    'exported suppliers, with contacts',
    () => `/api/v2/exports/suppliers?id=${at.glass}`,
    unlessRefused((reply) => `${csvRows(reply).filter((row) => /\d\s*$/.test(row)).length} rows`),
  ],
  ['a public post', () => `/api/v1/feed/post/${at.open}`, isOpen],
  ['a private post that tags a company', () => `/api/v1/feed/post/${at.closed}`, isOpen],
  ['a hidden post', () => `/api/v1/feed/post/${at.hidden}`, isOpen],
  ['a suspended member’s post', () => `/api/v1/feed/post/${at.withheld}`, isOpen],
  [
    'comments (one hidden, one withheld)',
    () => `/api/v1/feed/post/${at.open}/comment`,
    ({ body }) => `${body.Items.length} shown`,
  ],
  [
    'posts of a company',
    () => `/api/v2/feed/company/${at.works}`,
    ({ body }) => `${body.items.length} shown`,
  ],
];

const sample = (rows: readonly Row[]) => {
  const initialled = rows.filter(({ user_name }) => /^\S+ \S\.$/.test(String(user_name))).length;
  return initialled === 0 ? '' : `, ${initialled} initialled`;
};

it('shows each viewer what the table says, and no more, in every list [PROD-017, COMP-005, GAP-055, GAP-057, GAP-060, GAP-076]', async () => {
  const table = [['', ...VIEWERS], VIEWERS.map(() => '---').concat('---')];
  for (const [list, path, tell] of LISTS) {
    const cells = [];
    for (const viewer of VIEWERS) cells.push(tell(await visitors[viewer].get(path())));
    table.push([list, ...cells]);
  }
  const starting = [];
  for (const viewer of VIEWERS) starting.push(await startChat(visitors[viewer]));
  table.push(['starting a conversation', ...starting]);
  expect(`\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`).toBe(EXPECTED);
});

async function startChat(visitor: Visitor): Promise<string> {
  const me = await visitor.get('/api/v2/me');
  const chat = directChatId(me.body?.id ?? at.suspended, at.member ?? '');
  const { status, body } = await visitor.post(`/api/v1/chats/${chat}/`, {
    id: crypto.randomUUID(),
    message: 'Hi.',
  });
  return status === 201 || status === 200 ? 'yes' : `${status} ${body.code}`;
}

it('tells a guest no id and no last name of those people, wherever a guest may read [PROD-017, PROD-018, GAP-060]', async () => {
  const guest = server.guest();
  const paths = [
    ...LISTS.map(([, path]) => path()),
    `/api/v1/product/${at.glass}`,
    `/api/v1/company/${at.works}/products`,
    `/api/v2/products/${at.glass}/suppliers?sort=contacts`,
    '/api/v1/productandcompany/search/walked',
    '/api/v1/company/search/zeta',
    '/api/v1/events',
  ];
  for (const path of paths) {
    const { text } = await guest.get(path);
    for (const { id, lastName } of people) {
      const told = [id, lastName].filter((part) => text.includes(part) && !path.includes(part));
      expect(told, path).toEqual([]);
    }
  }
});

it('gives all guests the same followers, whatever page they ask for, and no further page [GAP-060]', async () => {
  const path = `/api/v2/products/${at.glass}/followers`;
  const [first, again] = [await server.guest().get(path), await server.guest().get(`${path}?limit=200`)];
  expect(first.body).toEqual(again.body);
  expect(first.body.results[0]).toEqual({
    key: '1',
    user_id: null,
    user_name: 'Follower0 S.',
    image: null,
    company_name: null,
    company_id: null,
  });
  const { LastEvaluatedKey } = (await visitors.Free.get(`${path}?limit=2`)).body;
  for (const list of [path, `/api/v1/company/${at.works}/employees`]) {
    expect((await server.guest().get(`${list}?cursor=${LastEvaluatedKey}`)).status).toBe(401);
  }
});

it('names no fifth contact to the Free plan, whatever cursor it brings [GAP-076]', async () => {
  const path = `/api/v1/company/${at.works}/employees`;
  const { LastEvaluatedKey } = (await visitors.Premium.get(`${path}?limit=5`)).body;
  const further = await visitors.Free.get(`${path}?cursor=${LastEvaluatedKey}`);
  expect([further.status, further.body.Items]).toEqual([200, []]);
  const names = [];
  let cursor = '';
  do {
    const { body } = await visitors.Free.get(`${path}?limit=3${cursor}`);
    names.push(...body.Items.map((row: Row) => row.user_name));
    cursor = body.LastEvaluatedKey ? `&cursor=${body.LastEvaluatedKey}` : '';
  } while (cursor !== '');
  expect(names).toHaveLength(4);
});

const EXPECTED = `
|  | guest | Free | Premium | Platinum | own company | says so |
| --- | --- | --- | --- | --- | --- | --- |
| followers of a product | 0 of 12, 10 initialled | 12 of 12 | 12 of 12 | 12 of 12 | 12 of 12 | 12 of 12 |
| followers of a company | 0 of 12, 10 initialled | 12 of 12 | 12 of 12 | 12 of 12 | 12 of 12 | 12 of 12 |
| followingUsers | 0 of 12 | 12 of 12 | 12 of 12 | 12 of 12 | 12 of 12 | 12 of 12 |
| contacts of a company | 0 of 7, 3 designations | 4 of 7 | 7 of 7 | 7 of 7 | 7 of 7 | 4 of 7 |
| suppliers, with contacts | 0 of 5 rows | 4 of 6 rows | 6 of 6 rows | 6 of 6 rows | 5 of 6 rows | 4 of 6 rows |
| customers, with contacts | 0 of 5 rows | 4 of 7 rows | 7 of 7 rows | 7 of 7 rows | 5 of 7 rows | 4 of 7 rows |
| own vendors, with contacts | 401 | 4 of 6 rows | 6 of 6 rows | 6 of 6 rows | 4 of 5 rows | 4 of 5 rows |
| connections at one vendor | 401 | 4 named | 7 named | 7 named | 0 named | 0 named |
| members by name | 401 | 1 found | 1 found | 1 found | 1 found | 1 found |
| a member | 401 | shown | shown | shown | shown | shown |
| a suspended member | 401 | 404 | 404 | 404 | 404 | 404 |
| attendees | 0 of 3 | 3 of 3 | 3 of 3 | 3 of 3 | 3 of 3 | 3 of 3 |
| votes of an event | 0 of 3 | 3 of 3 | 3 of 3 | 3 of 3 | 3 of 3 | 3 of 3 |
| who added an exhibitor | not told | named | named | named | named | named |
| calendar of an event | nobody | nobody | nobody | nobody | nobody | nobody |
| exported followers | 401 | 12 rows | 12 rows | 12 rows | 12 rows | 12 rows |
| exported contacts | 401 | 4 rows | 7 rows | 7 rows | 7 rows | 4 rows |
| exported suppliers, with contacts | 401 | 4 rows | 6 rows | 6 rows | 5 rows | 4 rows |
| a public post | shown | shown | shown | shown | shown | shown |
| a private post that tags a company | 404 | 404 | 404 | 404 | shown | 404 |
| a hidden post | 404 | 404 | 404 | 404 | 404 | 404 |
| a suspended member’s post | 404 | 404 | 404 | 404 | 404 | 404 |
| comments (one hidden, one withheld) | 1 shown | 1 shown | 1 shown | 1 shown | 1 shown | 1 shown |
| posts of a company | 1 shown | 1 shown | 1 shown | 1 shown | 1 shown | 1 shown |
| starting a conversation | 401 sign_in_required | 403 plan_required | yes | yes | 403 plan_required | 403 plan_required |
`;
