import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { pdf, zip } from '../../../../testing/documents';
import { users } from '../../../platform/db/schema';

let server: TestServer;
let seed: Seed;
let preform: { id: string };
let works: { id: string; name: string };
let rival: { id: string; name: string };
let buyer: Visitor;
let uta: Visitor;
let rolf: Visitor;
let quiet: Visitor;
let stranger: Visitor;
let utasEmail: string;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  preform = await seed.product('Preform silica glass');
  const [first, second] = [await seed.company('Preform Works'), await seed.company('Rival Glass')];
  [works, rival] = [first, second];
  await seed.supplier(preform, first);
  await seed.supplier(preform, second);
  const contact = await seed.member('Uta', { companyId: works.id });
  utasEmail = contact.email;
  uta = await server.signIn(contact.email);
  rolf = await server.signIn((await seed.member('Rolf', { companyId: rival.id })).email);
  quiet = await server.signIn(
    (await seed.member('Quiet', { companyId: works.id, companyUpdated: false })).email,
  );
  const kabel = await seed.company('Kabel AB');
  buyer = await server.signIn(
    (await seed.member('Ines', { plan: 'platinum', companyId: kabel.id, email: 'ines@kabel.example' })).email,
  );
  stranger = await server.signIn((await seed.member('Stranger', { companyId: kabel.id })).email);
});
afterAll(() => server.close());

let made = 0;
async function ask(visitor: Visitor, file?: Uint8Array): Promise<string> {
  made += 1;
  const form = new FormData();
  const fields = {
    first_name: 'Ines',
    email_id: 'ines@kabel.example',
    message: `Preforms of 120 mm, request ${made}.`,
    product_id: preform.id,
    quantity: '2.5',
    unit: 't',
    delivery_country: 'Sweden',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('attachment', new Blob([Buffer.from(file)]), 'demand.pdf');
  expect((await visitor.send('POST', '/api/v2/inquiry', form, {})).status).toBe(201);
  const { body } = await visitor.get('/api/v2/quotes?box=sent');
  return body.results[0].id;
}

function answer(visitor: Visitor, id: string, fields: Record<string, string> = {}, file?: Uint8Array) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ message: 'We can.', ...fields })) form.set(name, value);
  if (file) form.set('attachment', new Blob([Buffer.from(file)]), 'offer.pdf');
  return visitor.send('PUT', `/api/v2/quotes/${id}/answer`, form, {});
}

const typesOf = async (visitor: Visitor) =>
  (await visitor.get('/api/v1/user/notification/all')).body.Items.map(({ type }: { type: string }) => type);

it('brings a Platinum member’s request to the people of the suppliers, by mail and notification [DIFF-003, PLAN-009]', async () => {
  const id = await ask(buyer, pdf);
  const mail = await server.mail.next(utasEmail);
  expect(mail.text).toContain(`/quotes/${id}`);
  await expect.poll(() => typesOf(uta)).toContain('quote_requested');
  for (const supplier of [uta, rolf]) {
    const { body } = await supplier.get('/api/v2/quotes?box=received');
    expect(body.results[0]).toMatchObject({
      id,
      product_name: 'Preform silica glass',
      buyer: 'Ines',
      quantity: '2.5',
      unit: 't',
      delivery_country: 'Sweden',
      attachment_name: 'demand.pdf',
      own: false,
      recipients: 2,
      answered: 0,
    });
    const file = await supplier.get(`/api/v2/quotes/${id}/attachment`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain('demand.pdf');
  }
});

it('shows the buyer all answers side by side, and each supplier its own alone [DIFF-003]', async () => {
  const id = await ask(buyer);
  const offer = {
    price: '1240 EUR a kilogram',
    lead_time: '8 weeks',
    minimum_order: '200 kg',
    message: 'A standard size.',
  };
  const answered = await answer(uta, id, offer, pdf);
  expect([answered.status, answered.body.Item.answering]).toEqual([200, { id: works.id, name: works.name }]);
  const mail = await server.mail.next('ines@kabel.example');
  expect(mail.subject).toBe('Preform Works answered: Preform silica glass');
  for (const said of [...Object.values(offer), `/quotes/${id}`]) expect(mail.text).toContain(said);
  await expect.poll(() => typesOf(buyer)).toContain('quote_answered');
  expect((await answer(rolf, id, { message: 'From July on.' })).status).toBe(200);

  const { Item } = (await buyer.get(`/api/v2/quotes/${id}`)).body;
  expect(Item).toMatchObject({ own: true, recipients: 2, answered: 2, answering: null });
  expect(Item.answers).toMatchObject([
    { company_name: 'Preform Works', ...offer, attachment_name: 'offer.pdf', user_name: 'Uta Okafor' },
    { company_name: 'Rival Glass', price: null, message: 'From July on.', attachment_name: null },
  ]);
  const own = (await uta.get(`/api/v2/quotes/${id}`)).body.Item;
  expect(own.answers.map(({ company_id }: { company_id: string }) => company_id)).toEqual([works.id]);
  expect((await uta.get('/api/v2/quotes?box=received')).body.results[0]).toMatchObject({ id, answered: 1 });

  const file = `/api/v2/quotes/${id}/answers/${works.id}/attachment`;
  for (const [visitor, status] of [
    [buyer, 200],
    [uta, 200],
    [rolf, 404],
    [stranger, 404],
    [server.guest(), 401],
  ] as const) {
    expect((await visitor.get(file)).status).toBe(status);
  }
});

it('a request has one answer of each supplier, which its people change', async () => {
  const id = await ask(buyer);
  await answer(uta, id, { price: '10 EUR' }, pdf);
  const changed = await answer(uta, id, { price: '9 EUR' });
  expect(changed.body.Item.answers).toMatchObject([{ price: '9 EUR', attachment_name: 'offer.pdf' }]);
  const without = await answer(uta, id, { price: '9 EUR', remove_attachment: 'true' });
  expect(without.body.Item.answers).toMatchObject([{ attachment_name: null }]);
  expect((await uta.get(`/api/v2/quotes/${id}/answers/${works.id}/attachment`)).status).toBe(404);
  expect((await answer(uta, id, { message: ' ' })).status).toBe(422);
  expect((await answer(uta, id, {}, zip({ 'a.txt': 'no document' }))).status).toBe(415);
});

it('answering after a colleague is refused, and changes nothing [GAP-058]', async () => {
  const id = await ask(buyer);
  const ulf = await server.signIn((await seed.member('Ulf', { companyId: works.id })).email);
  const [one, other] = await Promise.all([
    answer(uta, id, { message: 'Of Uta.', based_on: '' }),
    answer(ulf, id, { message: 'Of Ulf.', based_on: '' }),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const refused = one.status === 409 ? one : other;
  const taken = one.status === 409 ? other : one;
  expect(refused.body.code).toBe('edited_meanwhile');
  const [stands] = taken.body.Item.answers;
  expect((await uta.get(`/api/v2/quotes/${id}`)).body.Item.answers).toEqual([stands]);
  const late = await answer(ulf, id, { message: 'Late.', based_on: '' });
  expect(late.status).toBe(409);
  const changed = await answer(ulf, id, { message: 'Knowing.', based_on: stands.answered });
  expect([changed.status, changed.body.Item.answers[0].message]).toEqual([200, 'Knowing.']);
});

it('knows nothing of a request for anybody whom it does not concern [DIFF-003]', async () => {
  const id = await ask(buyer);
  for (const visitor of [stranger, quiet]) {
    expect((await visitor.get(`/api/v2/quotes/${id}`)).status).toBe(404);
    expect((await visitor.get(`/api/v2/quotes/${id}/attachment`)).status).toBe(404);
    expect((await answer(visitor, id)).status).toBe(404);
    expect((await visitor.get('/api/v2/quotes?box=received')).body).toMatchObject({ results: [], count: 0 });
  }
  expect((await answer(buyer, id)).status).toBe(403);
  const guest = server.guest();
  expect((await guest.get(`/api/v2/quotes/${id}`)).status).toBe(401);
  expect((await guest.get('/api/v2/quotes?box=sent')).status).toBe(401);
  expect((await answer(guest, id)).status).toBe(401);
});

it('lists what others than Platinum members asked with nobody but the sales desk to answer [PLAN-009]', async () => {
  const before = (await uta.get('/api/v2/quotes?box=received')).body.count;
  const id = await ask(stranger);
  expect((await stranger.get(`/api/v2/quotes/${id}`)).body.Item).toMatchObject({
    recipients: 0,
    answers: [],
  });
  expect((await uta.get(`/api/v2/quotes/${id}`)).status).toBe(404);
  expect((await uta.get('/api/v2/quotes?box=received')).body.count).toBe(before);
});

it('pages through a box, the newest first', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const after = cursor === undefined ? '' : `&cursor=${cursor}`;
    const { body } = await buyer.get(`/api/v2/quotes?box=sent&limit=2${after}`);
    seen.push(...body.results.map(({ id }: { id: string }) => id));
    cursor = body.LastEvaluatedKey;
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength((await buyer.get('/api/v2/quotes?box=sent')).body.count);
});

it('asks every supplier of a product that has many, and says how many [DIFF-003]', async () => {
  const rods = await seed.product('Rods of many');
  const many = 45;
  for (let at = 0; at < many; at += 1) {
    const maker = await seed.company(`Rod maker ${String(at).padStart(2, '0')}`);
    await seed.supplier(rods, maker);
    const person = {
      firstName: 'Ro',
      lastName: 'D',
      displayName: 'Ro D',
      companyId: maker.id,
      companyUpdated: true,
    };
    await server.context.db.insert(users).values(
      Array.from({ length: 5 }, (_, place) => ({
        ...person,
        id: randomUUID(),
        email: `rod.${at}.${place}@many.example`,
        companyProof: 'moderator' as const,
        companyVerifiedAt: new Date(),
      })),
    );
  }
  const form = new FormData();
  const fields = {
    first_name: 'Ines',
    email_id: 'ines@kabel.example',
    message: 'Rods.',
    product_id: rods.id,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect((await buyer.send('POST', '/api/v2/inquiry', form, {})).status).toBe(201);
  const [asked] = (await buyer.get('/api/v2/quotes?box=sent')).body.results;
  expect(asked).toMatchObject({ product_name: 'Rods of many', recipients: many });
});
