import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { insertModerator } from '../../operations/moderators';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const PATH = '/api/v1/company';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

async function join(name: string, overrides = {}) {
  const member = await seed.member(name, overrides);
  return { member, visitor: await server.signIn(member.email) };
}

const itemOf = async (id: string) => (await server.guest().get(`${PATH}/${id}`)).body.Item;

const editsOf = async (visitor: Visitor, id: string, query = '') =>
  (await visitor.get(`/api/v2/companies/${id}/edits${query}`)).body;

describe('POST /api/v1/company', () => {
  it('creates a company with all that is said of it [API-092, COMP-025]', async () => {
    const { visitor } = await join('Ada');
    const bare = await visitor.post(PATH, { name: ' Halden Optik AS ', country: 'Norway' });
    expect(bare.status).toBe(201);
    expect(bare.body).toMatchObject({
      Item: {
        name: 'Halden Optik AS',
        country_code: 'NO',
        address: null,
        url: null,
        description: '',
        version: 1,
      },
      country: 'Norway',
    });
    const full = { name: 'Bergen Glass', address: 'Strandgata 1', url: 'bergen.example', country: 'NO' };
    const { body } = await visitor.post(PATH, { ...full, desc: 'Blown by hand.' });
    expect(await itemOf(body.Item.id)).toMatchObject({
      address: 'Strandgata 1',
      url: 'bergen.example',
      description: 'Blown by hand.',
    });
  });

  it('makes it a supplier of a product at once, or does nothing [API-092, PERM-004]', async () => {
    const { visitor } = await join('Bea');
    const product = await seed.product('Helium');
    const draft = { country: 'Sweden', addAsSupplier: true, product_id: product.id, product_name: 'Other' };
    const { status, body } = await visitor.post(PATH, { name: 'Lindqvist Gas', ...draft });
    expect(status).toBe(201);
    const products = (await server.guest().get(`${PATH}/${body.Item.id}/products`)).body;
    expect(products.Items.map((one: { product_id: string }) => one.product_id)).toEqual([product.id]);

    const nowhere = await visitor.post(PATH, { name: 'Unborn', ...draft, product_id: UNKNOWN });
    expect([nowhere.status, Object.keys(nowhere.body.fields)]).toEqual([422, ['product_id']]);
    const { product_id: _, ...without } = draft;
    expect((await visitor.post(PATH, { name: 'Unborn', ...without })).body.fields).toEqual({
      product_id: 'Is required',
    });
    expect((await visitor.post(PATH, { name: 'Unborn', country: 'Sweden' })).status).toBe(201);
  });

  it('refuses a name that is taken, in plain text, and what is missing [API-092, COMP-023, COMP-024]', async () => {
    const { visitor } = await join('Cara');
    await seed.company('Sørlandet Glass');
    const taken = await visitor.post(PATH, { name: ' sørlandet  GLASS', country: 'Norway' });
    expect([taken.status, taken.text]).toEqual([409, 'Company already exist.']);
    expect((await visitor.post(PATH, { name: ' ', country: 'Norway' })).body.fields).toEqual({
      name: 'Must not be blank',
    });
    expect((await visitor.post(PATH, { name: 'No country' })).body.fields).toEqual({
      country: 'Is required',
    });
    expect((await visitor.post(PATH, { name: 'Else', country: 'Atlantis' })).body.fields).toEqual({
      country: 'Choose a country from the list.',
    });
    expect((await server.guest().post(PATH, { name: 'Else', country: 'Norway' })).status).toBe(401);
  });
});

describe('PUT /api/v1/company/{id}', () => {
  it('is for any member, and for no guest [API-094, PERM-005]', async () => {
    const works = await seed.company('Preform Works', { country: 'SE', address: 'Old Street 1' });
    const { visitor: stranger } = await join('Edda');
    const change = {
      name: 'Preform Works AB',
      address: 'New Street 2',
      url: 'preform.example',
      description: 'Rods.',
      country: 'Norway',
    };
    expect((await server.guest().put(`${PATH}/${works.id}`, change)).status).toBe(401);
    expect((await itemOf(works.id)).name).toBe('Preform Works');
    const { status, body } = await stranger.put(`${PATH}/${works.id}`, change);
    expect(status).toBe(200);
    expect(body).toMatchObject({ Item: { ...change, country_code: 'NO', version: 2 }, country: 'Norway' });
    const found = await server.guest().get('/api/v1/company/search/preform%20works');
    expect(found.body.hits.hits[0]._source).toMatchObject({ name: 'Preform Works AB', country: 'Norway' });
    expect((await stranger.put(`${PATH}/${UNKNOWN}`, change)).status).toBe(404);
  });

  it('leaves what is left out, and clears what is empty [COMP-025]', async () => {
    const works = await seed.company('Clearing', {
      country: 'SE',
      address: 'Street 1',
      url: 'clear.example',
    });
    const { visitor } = await join('Finn');
    await visitor.put(`${PATH}/${works.id}`, { name: 'Clearing', country: 'SE', address: ' ' });
    expect(await itemOf(works.id)).toMatchObject({ address: null, url: 'clear.example', version: 2 });
    // The same again changes nothing, and is no edit.
    await visitor.put(`${PATH}/${works.id}`, { name: 'Clearing', country: 'SE', address: '' });
    expect((await itemOf(works.id)).version).toBe(2);
    expect((await editsOf(visitor, works.id)).results).toHaveLength(1);
  });

  it('refuses a name that another company has, in plain text', async () => {
    await seed.company('Taken Works');
    const works = await seed.company('Renamed Works');
    const { visitor } = await join('Gus');
    const taken = await visitor.put(`${PATH}/${works.id}`, { name: 'taken WORKS', country: 'SE' });
    expect([taken.status, taken.text]).toEqual([409, 'Company already exist.']);
    expect(
      (await visitor.put(`${PATH}/${works.id}`, { name: 'RENAMED works', country: 'SE' })).body.Item.name,
    ).toBe('RENAMED works');
    expect((await visitor.put(`${PATH}/${works.id}`, { name: ' ', country: '' })).status).toBe(422);
  });

  it('brings the lists of suppliers in line', async () => {
    const works = await seed.company('Aaa Works', { country: 'SE' });
    const product = await seed.product('Rod');
    await seed.supplier(product, works);
    await seed.supplier(product, await seed.company('Mmm Works', { country: 'SE' }));
    const { visitor } = await join('Hal');
    await visitor.put(`${PATH}/${works.id}`, { name: 'Zzz Works', country: 'SE' });
    const { body } = await visitor.get(`/api/v2/products/${product.id}/suppliers?sort=company`);
    expect(body.results.map((one: { company_name: string }) => one.company_name)).toEqual([
      'Mmm Works',
      'Zzz Works',
    ]);
  });

  it('tells the slower of two who edit at once, and neither loses anything [GAP-058]', async () => {
    const works = await seed.company('Contested', { country: 'SE' });
    const { visitor: quick } = await join('Ines');
    const { visitor: slow } = await join('Jon');
    const { version } = await itemOf(works.id);
    const common = { name: 'Contested', country: 'SE', version };
    expect((await quick.put(`${PATH}/${works.id}`, { ...common, address: 'Quick Street' })).status).toBe(200);
    const refused = await slow.put(`${PATH}/${works.id}`, { ...common, address: 'Slow Street' });
    expect([refused.status, refused.body.code]).toEqual([409, 'edited_meanwhile']);
    expect((await itemOf(works.id)).address).toBe('Quick Street');
    const again = await slow.put(`${PATH}/${works.id}`, {
      ...common,
      version: version + 1,
      address: 'Slow Street',
    });
    expect([again.status, again.body.Item.address]).toEqual([200, 'Slow Street']);
    // Both stand in the history, also what was overwritten.
    const { results } = await editsOf(slow, works.id);
    expect(results.map((edit: { changes: unknown }) => edit.changes)).toEqual([
      [{ field: 'address', from: 'Quick Street', to: 'Slow Street' }],
      [{ field: 'address', from: null, to: 'Quick Street' }],
    ]);
    const many = await Promise.all(
      ['A', 'B', 'C', 'D'].map((address) =>
        quick.put(`${PATH}/${works.id}`, { ...common, version: 3, address }),
      ),
    );
    expect(many.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('a company with verified people', () => {
  const held = async (name: string) => {
    const works = await seed.company(name, { country: 'SE', url: 'held.example' });
    const own = await join('Vera', { companyId: works.id, companyVerifiedAt: new Date() });
    return { works, own: own.visitor };
  };
  const proposalsOf = async (visitor: Visitor, id: string) =>
    (await visitor.get(`/api/v2/companies/${id}/proposals`)).body;

  it('gets name and website by its people, editors and moderators; others propose them [PERM-005]', async () => {
    const { works, own } = await held('Held Works');
    const { member: stranger, visitor: asStranger } = await join('Sten');
    const { visitor: unverified } = await join('Una', { companyId: works.id, companyVerifiedAt: null });
    const change = { name: 'Evil Works', url: 'evil.example', address: 'New Street 1', country: 'SE' };
    for (const visitor of [asStranger, unverified]) {
      const reply = await visitor.put(`${PATH}/${works.id}`, change);
      expect(reply.status).toBe(202);
      expect(reply.body).toMatchObject({
        Item: { name: 'Held Works', url: 'held.example', address: 'New Street 1' },
        proposal: {
          own: true,
          changes: [
            { field: 'name', from: 'Held Works', to: 'Evil Works' },
            { field: 'url', from: 'held.example', to: 'evil.example' },
          ],
        },
      });
    }
    expect(await itemOf(works.id)).toMatchObject({ name: 'Held Works', url: 'held.example' });
    const { results, count, may_decide } = await proposalsOf(own, works.id);
    expect([count, may_decide, results.map((one: { own: boolean }) => one.own)]).toEqual([
      2,
      true,
      [false, false],
    ]);
    expect(results[1]).toMatchObject({ user_id: stranger.id, user_name: 'Sten Okafor', image: null });
    expect((await proposalsOf(asStranger, works.id)).may_decide).toBe(false);
    // Who says something else by then has said that.
    await asStranger.put(`${PATH}/${works.id}`, { name: 'Evil', country: 'SE' });
    expect((await proposalsOf(own, works.id)).count).toBe(2);

    const { member, visitor: moderator } = await join('Moa');
    await insertModerator(server.context.db, member.id);
    const { visitor: editor } = await join('Ed', {
      companyId: (await seed.company('Editors', { id: server.context.config.productEditorCompanyId })).id,
    });
    for (const [visitor, name] of [
      [own, 'Held Works I'],
      [moderator, 'Held Works II'],
      [editor, 'Held Works III'],
    ] as const) {
      const reply = await visitor.put(`${PATH}/${works.id}`, { name, country: 'SE' });
      expect([reply.status, reply.body.Item.name]).toEqual([200, name]);
    }
    // That of the editors has nobody who is verified, and is theirs all the same.
    const editors = server.context.config.productEditorCompanyId;
    expect((await asStranger.put(`${PATH}/${editors}`, { name: 'Ours', country: 'SE' })).status).toBe(202);
  });

  it('keeps the newest proposal of a member, also where two arrive together [PERM-005]', async () => {
    const { works } = await held('Hurried Works');
    const { visitor } = await join('Stig');
    const names = ['Hurried Works A', 'Hurried Works B', 'Hurried Works C', 'Hurried Works D'];
    const replies = await Promise.all(
      names.map((name) => visitor.put(`${PATH}/${works.id}`, { name, country: 'SE' })),
    );
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect((await proposalsOf(visitor, works.id)).count).toBe(1);
  });

  it('has proposals accepted and declined by those, and by no others [PERM-005]', async () => {
    const { works, own } = await held('Decided Works');
    const { visitor: asStranger } = await join('Siv');
    const { visitor: other } = await join('Ola');
    const propose = async (name: string) =>
      (await asStranger.put(`${PATH}/${works.id}`, { name, country: 'SE' })).body.proposal.id;
    const path = (id: string) => `/api/v2/companies/${works.id}/proposals/${id}`;

    const first = path(await propose('Decided Works AB'));
    expect((await server.guest().put(first, { accept: true })).status).toBe(401);
    for (const visitor of [asStranger, other]) {
      const refused = await visitor.put(first, { accept: true });
      expect([refused.status, refused.body.code]).toEqual([403, 'company_only']);
    }
    expect((await other.put(first, { accept: false })).status).toBe(403);
    expect((await own.put(first, {})).status).toBe(422);
    const accepted = await own.put(first, { accept: true });
    expect([accepted.status, accepted.body.Item.name]).toEqual([200, 'Decided Works AB']);
    expect((await editsOf(own, works.id)).results[0].changes).toEqual([
      { field: 'name', from: 'Decided Works', to: 'Decided Works AB' },
    ]);
    expect((await own.put(first, { accept: true })).status).toBe(404);

    expect((await own.put(path(await propose('Rubbish')), { accept: false })).status).toBe(200);
    expect((await asStranger.put(path(await propose('A slip')), { accept: false })).status).toBe(200);
    expect((await itemOf(works.id)).name).toBe('Decided Works AB');
    expect(await proposalsOf(asStranger, works.id)).toEqual({ results: [], count: 0, may_decide: false });
    const late = path(await propose('Taken by then'));
    await seed.company('Taken by then');
    expect((await own.put(late, { accept: true })).text).toBe('Company already exist.');
    const again = await asStranger.put(`${PATH}/${works.id}`, { name: 'Taken by then', country: 'SE' });
    expect(again.text).toBe('Company already exist.');
    expect((await server.guest().get(`/api/v2/companies/${works.id}/proposals`)).status).toBe(401);
    expect((await own.get(`/api/v2/companies/${UNKNOWN}/proposals`)).status).toBe(404);
    expect(
      (await own.put(`/api/v2/companies/${UNKNOWN}/proposals/${UNKNOWN}`, { accept: true })).status,
    ).toBe(404);
  });
});

it('takes no website of another scheme than http and https, however it comes [COMP-004]', async () => {
  const works = await seed.company('Addressed Works', { country: 'SE' });
  const { visitor } = await join('Wim', { companyId: works.id });
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://works.example',
  ]) {
    const problem = { url: 'Must be a URL with http or https' };
    const created = await visitor.post(PATH, { name: 'Scripted', country: 'SE', url });
    expect([created.status, created.body.fields]).toEqual([422, problem]);
    const changed = await visitor.put(`${PATH}/${works.id}`, { name: 'Addressed Works', country: 'SE', url });
    expect([changed.status, changed.body.fields]).toEqual([422, problem]);
    const step = await visitor.post('/api/v1/user/profile', { company_updated: 1, website: url });
    expect([step.status, Object.keys(step.body.fields)]).toEqual([422, ['website']]);
  }
  expect((await itemOf(works.id)).url).toBeNull();
  const good = await visitor.put(`${PATH}/${works.id}`, {
    ...{ name: 'Addressed Works', country: 'SE', url: 'https://works.example/a' },
  });
  expect(good.body.Item.url).toBe('https://works.example/a');
});

describe('the history of a company', () => {
  it('keeps who, when and what stood there before, for members [GAP-058]', async () => {
    const works = await seed.company('Historic', { country: 'SE', url: 'old.example' });
    const { member, visitor } = await join('Kim');
    const before = Date.now();
    await visitor.put(`${PATH}/${works.id}`, { name: 'Historic AB', country: 'NO', url: '' });
    const { results } = await editsOf(visitor, works.id);
    expect(results).toEqual([
      {
        id: expect.any(String),
        version: 2,
        user_id: member.id,
        user_name: 'Kim Okafor',
        image: null,
        added: expect.any(String),
        restores: null,
        changes: [
          { field: 'name', from: 'Historic', to: 'Historic AB' },
          { field: 'url', from: 'old.example', to: null },
          { field: 'country', from: 'SE', to: 'NO' },
        ],
      },
    ]);
    expect(new Date(results[0].added).getTime()).toBeGreaterThan(before - 60_000);
    expect((await server.guest().get(`/api/v2/companies/${works.id}/edits`)).status).toBe(401);
    expect((await visitor.get(`/api/v2/companies/${UNKNOWN}/edits`)).status).toBe(404);
  });

  it('comes in pages, newest first', async () => {
    const works = await seed.company('Paged', { country: 'SE' });
    const { visitor } = await join('Lea');
    for (const address of ['one', 'two', 'three']) {
      await visitor.put(`${PATH}/${works.id}`, { name: 'Paged', country: 'SE', address });
    }
    const first = await editsOf(visitor, works.id, '?limit=2');
    const second = await editsOf(visitor, works.id, `?limit=2&cursor=${first.LastEvaluatedKey}`);
    expect([...first.results, ...second.results].map(({ version }: { version: number }) => version)).toEqual([
      4, 3, 2,
    ]);
    expect(second.LastEvaluatedKey).toBeUndefined();
  });

  it('is put back by the company’s own people only, as an edit of its own [GAP-058, PERM-005]', async () => {
    const works = await seed.company('Restored', { country: 'SE', address: 'Right Street' });
    const { visitor: vandal } = await join('Max');
    const { member: owner, visitor: own } = await join('Nora', { companyId: works.id });
    await vandal.put(`${PATH}/${works.id}`, { name: 'Rubbish', country: 'SE', address: 'Wrong Street' });
    const [edit] = (await editsOf(own, works.id)).results;
    const path = `/api/v2/companies/${works.id}/edits/${edit.id}/restore`;
    expect((await server.guest().put(path, { version: 2 })).status).toBe(401);
    const refused = await vandal.put(path, { version: 2 });
    expect([refused.status, refused.body.code]).toEqual([403, 'company_only']);
    const stale = await own.put(path, { version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'edited_meanwhile']);
    const restored = await own.put(path, { version: 2 });
    expect([restored.status, restored.body.Item]).toEqual([
      200,
      expect.objectContaining({ name: 'Restored', address: 'Right Street', version: 3 }),
    ]);
    const [newest] = (await editsOf(own, works.id)).results;
    expect([newest.user_id, newest.restores]).toEqual([owner.id, edit.id]);
    const elsewhere = `/api/v2/companies/${works.id}/edits/${UNKNOWN}/restore`;
    expect((await own.put(elsewhere, { version: 3 })).status).toBe(404);
  });

  it('is put back by moderators as well [GAP-058]', async () => {
    const works = await seed.company('Moderated', { country: 'SE', address: 'Right Street' });
    const { visitor: vandal } = await join('Ole');
    const { member, visitor: moderator } = await join('Pat');
    await insertModerator(server.context.db, member.id);
    await vandal.put(`${PATH}/${works.id}`, { name: 'Moderated', country: 'SE', address: 'Wrong Street' });
    const [edit] = (await editsOf(moderator, works.id)).results;
    const path = `/api/v2/companies/${works.id}/edits/${edit.id}/restore`;
    expect((await moderator.put(path, { version: 2 })).body.Item.address).toBe('Right Street');
  });

  it('puts no name back that another company has by now', async () => {
    const works = await seed.company('First Name', { country: 'SE' });
    const { visitor } = await join('Olga', { companyId: works.id });
    await visitor.put(`${PATH}/${works.id}`, { name: 'Second Name', country: 'SE' });
    await seed.company('First Name');
    const [edit] = (await editsOf(visitor, works.id)).results;
    const reply = await visitor.put(`/api/v2/companies/${works.id}/edits/${edit.id}/restore`, { version: 2 });
    expect([reply.status, reply.text]).toEqual([409, 'Company already exist.']);
  });

  it('has what is said of it in the wizard, too', async () => {
    const { member, visitor } = await join('Pia');
    const { body } = await visitor.post('/api/v1/user/add/company', { name: 'Wizard Works' });
    const step = { company_id: body.id, company_updated: 1, website: 'wizard.example' };
    expect((await visitor.post('/api/v1/user/profile', step)).status).toBe(200);
    const { results } = await editsOf(visitor, body.id);
    expect(results).toMatchObject([
      { user_id: member.id, changes: [{ field: 'url', from: null, to: 'wizard.example' }] },
    ]);
  });
});
