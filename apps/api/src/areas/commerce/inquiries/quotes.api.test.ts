import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { pdf, zip } from '../../../../testing/documents';
import { inquiries } from '../../../platform/db/schema';

const SALES = 'sales@millrace.example';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const MEGABYTE = 2 ** 20;

let server: TestServer;
let seed: Seed;
let preform: { id: string };
let made = 0;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  preform = await seed.product('Preform silica glass');
});
afterAll(() => server.close());

/** A request as the dialog sends it; each is of its own. */
function request(fields: Record<string, string> = {}, file?: Uint8Array): FormData {
  made += 1;
  const data = new FormData();
  const known = {
    first_name: 'Ines',
    last_name: 'Berg',
    company_name: 'Kabel AB',
    email_id: 'ines@kabel.example',
    message: `Preforms of 120 mm, request ${made}.`,
    product_id: preform.id,
    quantity: '2.5',
    unit: 't',
    needed_by: '2027-03-01',
    delivery_country: 'Sweden',
  };
  for (const [name, value] of Object.entries({ ...known, ...fields })) data.set(name, value);
  if (file) data.set('attachment', new Blob([Buffer.from(file)]), 'demand.pdf');
  return data;
}

const ask = (body: FormData, visitor: Visitor = server.guest()) =>
  visitor.send('POST', '/api/v2/inquiry', body, {});

it('takes the values of the dialog with the product, from anybody, and tells the sales desk [INQ-011, GAP-025, API-065]', async () => {
  const reply = await ask(request({}, pdf));
  expect(reply.status).toBe(201);
  const mail = await server.mail.next(SALES);
  expect(mail.subject).toBe('Ines Berg requests a quote for Preform silica glass');
  expect(mail.replyTo).toBe('ines@kabel.example');
  for (const said of [
    '2.5 t',
    '2027-03-01',
    'Sweden',
    'Kabel AB',
    `/product/preform-silica-glass/${preform.id}`,
  ]) {
    expect(mail.text).toContain(said);
  }
  const [stored] = await server.context.db
    .select()
    .from(inquiries)
    .where(eq(inquiries.productId, preform.id));
  expect(stored).toMatchObject({ quantity: '2.5', unit: 't', neededBy: '2027-03-01', deliveryCountry: 'SE' });
});

it('takes 5 MB of a document with it, where an inquiry takes 10, and looks at what it is [DIFF-028]', async () => {
  const large = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, ' ')]);
  expect((await ask(request({}, large(5 * MEGABYTE)))).status).toBe(201);
  const refused = await ask(request({}, large(5 * MEGABYTE + 1)));
  expect([refused.status, refused.body.fields]).toEqual([413, { attachment: 'The file can be up to 5 MB.' }]);
  const inquiry = request({}, large(5 * MEGABYTE + 1));
  for (const name of ['product_id', 'quantity', 'unit', 'needed_by', 'delivery_country'])
    inquiry.delete(name);
  expect((await ask(inquiry)).status).toBe(201);
  expect((await ask(request({}, zip({ 'a.txt': 'no document' })))).status).toBe(415);
});

it('a request with a wrong field is refused, and the field is named', async () => {
  for (const [field, value] of [
    ['product_id', UNKNOWN],
    ['delivery_country', 'Nowhere'],
    ['needed_by', 'soon'],
    ['email_id', 'nobody'],
  ] as const) {
    const reply = await ask(request({ [field]: value }));
    expect([field, reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([field, 422, [field]]);
  }
});

it('sends what a Platinum member asks to the contacts of the suppliers as well, and nobody else’s [PLAN-009]', async () => {
  const supplier = await seed.company('Preform Works');
  await seed.supplier(preform, supplier);
  const contact = await seed.member('Uta', { companyId: supplier.id });
  const quiet = await seed.member('Quiet', { companyId: supplier.id, companyUpdated: false });
  const buyers = await seed.company('Kabel AB');
  for (const plan of ['free', 'premium', 'platinum'] as const) {
    const buyer = await server.signIn(
      (await seed.member(`Buyer ${plan}`, { plan, companyId: buyers.id, email: `${plan}@kabel.example` }))
        .email,
    );
    expect((await ask(request({ message: `From ${plan}.` }, pdf), buyer)).status).toBe(201);
    await server.mail.next(SALES);
    expect(await server.mail.all(contact.email)).toHaveLength(plan === 'platinum' ? 1 : 0);
  }
  const mail = await server.mail.next(contact.email);
  expect(mail.subject).toBe('Quote request: Preform silica glass');
  expect(mail.replyTo).toBe('ines@kabel.example');
  for (const said of ['From platinum.', '2.5 t', 'Preform Works', 'Uta']) expect(mail.text).toContain(said);
  expect(await server.mail.all(quiet.email)).toEqual([]);
});

it('sends it to the chosen suppliers only, again to others, and tells the sales desk of the choice [DIFF-003]', async () => {
  const glass = await seed.product('Cane glass');
  const supply = async (name: string) => {
    const company = await seed.company(`Cane ${name}`);
    await seed.supplier(glass, company);
    return { company, person: await seed.member(name, { companyId: company.id }) };
  };
  const [east, north, west] = [await supply('East'), await supply('North'), await supply('West')];
  const people = [east, north, west];
  const buyer = await server.signIn((await seed.member('Chooser', { plan: 'platinum' })).email);
  const choose = (ids: readonly string[], visitor: Visitor = buyer, message = 'Canes.') =>
    ask(request({ product_id: glass.id, message, supplier_ids: JSON.stringify(ids) }), visitor);
  const received = async () =>
    Promise.all(people.map(async ({ person }) => (await server.mail.all(person.email)).length));

  expect((await choose([east.company.id, west.company.id])).status).toBe(201);
  const toSales = (await server.mail.all(SALES)).map(({ text }) => text);
  expect(toSales.filter((text) => text.includes('Suppliers: Cane East, Cane West'))).toHaveLength(1);
  expect(await received()).toEqual([1, 0, 1]);
  // The same text to another supplier is a further request; to one of the same it is a repeat.
  expect((await choose([north.company.id])).status).toBe(201);
  expect((await choose([east.company.id])).status).toBe(201);
  expect(await received()).toEqual([1, 1, 1]);

  const [stranger, free] = [await seed.company('No Cane'), await seed.member('Frugal', { plan: 'free' })];
  const refused = await choose([stranger.id]);
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { supplier_ids: 'Choose suppliers of this product.' },
  ]);
  expect((await choose([], buyer, 'To the sales desk.')).status).toBe(201);
  expect((await choose([east.company.id], await server.signIn(free.email), 'From Free.')).status).toBe(201);
  expect((await choose([east.company.id], server.guest(), 'From a guest.')).status).toBe(201);
  expect(await received()).toEqual([1, 1, 1]);
});

it('mails each of them by itself, whatever the address of another is [DIFF-003]', async () => {
  const [glass, works] = [await seed.product('Rod glass'), await seed.company('Rod Works')];
  await seed.supplier(glass, works);
  const [first, , last] = [
    await seed.member('First', { companyId: works.id }),
    await seed.member('Wrong', { companyId: works.id, email: 'no address' }),
    await seed.member('Last', { companyId: works.id }),
  ];
  const buyer = await server.signIn((await seed.member('Buyer', { plan: 'platinum' })).email);
  expect((await ask(request({ product_id: glass.id }), buyer)).status).toBe(201);
  for (const { email } of [first, last]) {
    expect((await server.mail.next(email)).subject).toBe('Quote request: Rod glass');
  }
});

it('lets a member ask suppliers for twenty quotes a day, and says when for more [GAP-101]', async () => {
  const [glass, works] = [await seed.product('Tube glass'), await seed.company('Tube Works')];
  await seed.supplier(glass, works);
  await seed.member('Tuva', { companyId: works.id });
  const visitorOf = async () => server.signIn((await seed.member('Eager', { plan: 'platinum' })).email);
  const eager = await visitorOf();
  for (let sent = 0; sent < 20; sent += 1) {
    expect((await ask(request({ product_id: glass.id }), eager)).status).toBe(201);
  }
  const refused = await ask(request({ product_id: glass.id }), eager);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(refused.body.error).toMatch(/^You can request 20 quotes a day\. Try again in 24 hours\.$/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect((await eager.get('/api/v2/quotes?box=sent')).body.count).toBe(20);
  expect((await ask(request({ product_id: glass.id }), await visitorOf())).status).toBe(201);
});
