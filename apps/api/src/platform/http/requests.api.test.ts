import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../testing';
import { CONTRACT_PATH } from '../paths';
import { readContract } from './contract';

let server: TestServer;
let seed: Seed;
let kim: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  kim = await server.signIn((await seed.member('Kim')).email);
});
afterAll(() => server.close());

const sendTo = (path: string, body: string | undefined, type: string | null) =>
  kim.send('POST', path, body, { headers: type === null ? {} : { 'Content-Type': type } });

describe('what can’t be parsed', () => {
  it('answers 400 for broken JSON, no body, and bad parameters', async () => {
    const path = '/api/v1/product';
    for (const body of ['{"name":', '', undefined]) {
      const reply = await sendTo(path, body, 'application/json');
      expect([reply.status, reply.body.code]).toEqual([400, 'bad_body']);
    }
    const unknown = await kim.get('/api/v1/products/all?colour=red');
    expect([unknown.status, unknown.body]).toEqual([
      400,
      { error: 'The parameter colour isn’t recognized.', code: 'bad_parameter' },
    ]);
    for (const query of [
      'limit=0',
      'limit=201',
      'limit=ten',
      'limit=1.5',
      'sector=paper',
      'limit=1&limit=2',
    ]) {
      const reply = await kim.get(`/api/v1/products/all?${query}`);
      expect([query, reply.status, reply.body.code]).toEqual([query, 400, 'bad_parameter']);
    }
  });

  it('answers 400 for JSON that nests deeper or holds more than any call takes, before it is parsed', async () => {
    const path = '/api/v1/product';
    const nested = (depth: number) => `{"name":"A","desc":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const listed = (count: number) => `{"name":"A","desc":[${Array(count).fill('1').join()}]}`;
    const quoted = `{"name":"A","desc":"${'[{,\\"'.repeat(400)}","x":1}`;
    for (const [body, answer] of [
      [nested(31), [422, 'invalid_fields']],
      [nested(32), [400, 'bad_body']],
      [listed(19_000), [422, 'invalid_fields']],
      [listed(20_001), [400, 'bad_body']],
      [quoted, [422, 'invalid_fields']],
    ] as const) {
      const reply = await sendTo(path, body, 'application/json');
      expect([reply.status, reply.body.code]).toEqual(answer);
    }
    const wide = await kim.send('POST', path, new Uint8Array(Buffer.from('{}', 'utf16le')), {
      headers: { 'Content-Type': 'application/json; charset=utf-16le' },
    });
    expect([wide.status, wide.body.code]).toEqual([415, 'unsupported_type']);
  });

  it('answers 415 for another type, and 413 for too much', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const reply = await sendTo('/api/v1/product', '{"name":"A"}', type);
      expect([reply.status, reply.body]).toEqual([
        415,
        { error: 'Send application/json.', code: 'unsupported_type' },
      ]);
    }
    const large = await kim.post('/api/v1/product', { name: 'A', desc: 'x'.repeat(300_000) });
    expect([large.status, large.body]).toEqual([
      413,
      { error: 'The request body can be up to 256 KB.', code: 'too_large' },
    ]);
  });

  it('answers 400 for a form whose boundary is empty', async () => {
    const reply = await sendTo('/api/v2/inquiry', 'a', 'multipart/form-data; boundary=');
    expect([reply.status, reply.body.code]).toEqual([400, 'bad_body']);
  });

  it('answers 400 to two hosts, and to one that is none', async () => {
    const { port } = new URL(server.url);
    const answered = (...hosts: string[]) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1');
        socket.on('error', reject).once('data', (data) => {
          socket.destroy();
          resolve(data.toString().slice(0, 12));
        });
        socket.write(['GET /healthz HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), '', ''].join('\r\n'));
      });
    expect(await answered('a.example')).toBe('HTTP/1.1 200');
    expect(await answered('a.example', 'b.example')).toBe('HTTP/1.1 400');
    expect(await answered('a"><script>')).toBe('HTTP/1.1 400');
  });

  it('takes names as people see them, and answers 422 for text that can’t be held or seen, and names the field', async () => {
    const product = await seed.product('Texts');
    const hidden = ['zero\0byte', 'half \ud83d', 'turned \u202e round', '\u200b\u200d'];
    for (const text of hidden) {
      const named = await kim.post('/api/v1/product', { name: text, desc: text });
      expect([named.status, Object.keys(named.body.fields)]).toEqual([422, ['name', 'desc']]);
      const status = await kim.post('/api/v1/product/status', {
        id: product.id,
        name: 'any',
        status: text,
      });
      expect([status.status, status.body.fields]).toEqual([422, { status: 'Must be visible text' }]);
    }
    const joined = await kim.post('/api/v1/product', { name: ' می\u200cخواهم \n', desc: 'Two\r\nlines' });
    expect([joined.status, joined.body.Item?.name]).toEqual([201, 'می\u200cخواهم']);
    const pasted = { name: '\u200eNel\u0085Wo\u00adrks\nGmbH\u200b', desc: 'Vert\u000bTab' };
    const cleaned = await kim.post('/api/v1/product', pasted);
    expect(cleaned.body.Item).toMatchObject({ name: 'Nel Works GmbH', description: 'Vert\nTab' });
    const again = await kim.post('/api/v1/product', { name: 'ＮＥＬ Works Gmb\u200bH', desc: 'Twin' });
    expect([again.status, again.text]).toEqual([409, 'Product already exist.']);
    const sought = await kim.get('/api/v1/product/search/zero%00byte');
    expect(sought.status).toBe(400);
  });

  it('answers 422 for a list of thousands of wrong entries, and names the first', async () => {
    const products = Array.from({ length: 19_000 }, () => 0);
    const reply = await kim.post('/api/v2/products/bulkproducts', { products });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.fields)).toEqual(expect.arrayContaining(['products', 'products.0']));
    expect(Object.keys(reply.body.fields).length).toBeLessThan(1_000);
  });

  it('answers 422 for more fields than any call has, and names no more than a few hundred', async () => {
    const many = Object.fromEntries(Array.from({ length: 19_000 }, (_, at) => [`f${at}`, 1]));
    const reply = await kim.post('/api/v1/product', { name: 'A', ...many });
    expect([reply.status, Object.keys(reply.body.fields).length]).toEqual([422, 199]);
  });

  it('names a field or parameter that is called as something of every object', async () => {
    for (const name of ['constructor', 'toString', '__proto__']) {
      const reply = await sendTo('/api/v1/product', `{"name":"A","${name}":1}`, 'application/json');
      expect([reply.status, reply.body.error]).toEqual([422, 'Check the marked field.']);
      expect(Object.entries(reply.body.fields)).toEqual([[name, 'Isn’t recognized']]);
      const parameter = await kim.get(`/api/v1/products/all?${name}=1`);
      expect([parameter.status, parameter.body.error]).toEqual([
        400,
        `The parameter ${name} isn’t recognized.`,
      ]);
    }
  });

  it('takes ids however they are written, and no other spelling of them', async () => {
    const [one, two] = [await seed.product('One id'), await seed.product('Another id')];
    const company = await seed.company('Of an id');
    const upper = { company_id: company.id.toUpperCase(), product_id: one.id.toUpperCase() };
    const added = await kim.post('/api/v1/product/supplier', upper);
    expect([added.status, added.body.Item?.product_id]).toEqual([201, one.id]);
    expect((await kim.get(`/api/v1/product/${one.id.toUpperCase()}`)).body.Item.id).toBe(one.id);
    const ends = { parentProductId: one.id, childProductId: one.id.toUpperCase() };
    const itself = await kim.post('/api/v1/product/add/stream', { type: 'ADD_RAW', ...ends });
    expect([itself.status, itself.body.code]).toEqual([422, 'self_link']);
    const urn = `urn:uuid:${two.id}`;
    const inPath = await kim.get(`/api/v1/product/${urn}`);
    expect([inPath.status, inPath.body.error]).toEqual([400, 'The parameter id must be an ID (UUID).']);
    const inBody = await kim.post('/api/v1/product/supplier', { ...upper, product_id: urn });
    expect([inBody.status, inBody.body.fields]).toEqual([422, { product_id: 'Must be an ID (UUID)' }]);
  });

  it('answers 404 for a path or a method that the contract does not have', async () => {
    expect((await kim.get('/api/v1/nothing')).body).toEqual({
      error: 'Not found.',
      code: 'not_found',
    });
    expect((await kim.delete('/api/v1/products/all')).status).toBe(404);
  });
});

it('names every request, as its sender does where that is a name', async () => {
  const named = await kim.get('/healthz', { headers: { 'X-Request-Id': 'trace-7' } });
  expect(named.headers.get('x-request-id')).toBe('trace-7');
  const odd = await kim.get('/healthz', { headers: { 'X-Request-Id': 'a b "c"' } });
  expect(odd.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect((await kim.get('/api/v1/nothing')).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

describe('who may call', () => {
  it('is anybody for session, registration, inquiry, search, product and company reads, their feeds, posts and comments, and the mails one wants no more, and members only for all else: 401 before anything is looked at [GAP-049]', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const open = new Set([
      ...['signInWithCode', 'startPasskeyLogin', 'finishPasskeyLogin'],
      ...['login', 'logout', 'startLinkedinLogin', 'finishLinkedinLogin', 'readLink'],
      ...['verifyEmail'],
      ...['registerEmail', 'completeRegistration', 'resendVerification', 'register'],
      ...['forgotPassword', 'updatePassword', 'requestInvitation', 'createInquiry', 'logLanding'],
      ...['browseProducts', 'listSectors', 'getSector', 'browseCompanies', 'countCompaniesByCountry'],
      ...['search', 'suggest'],
      ...['searchProducts', 'searchCompanies', 'searchProductsAndCompanies', 'searchOwnCompany'],
      ...[
        'listProducts',
        'getProduct',
        'listProductDocuments',
        'listFollowers',
        'listRawMaterials',
        'listApplications',
        'listSuppliers',
      ],
      ...[
        'countSuppliers',
        'getConcentration',
        'listPotentialCustomers',
        'listActivities',
        'getCompany',
        'listCompanyProducts',
      ],
      ...['listCompanyEmployees', 'listCompanyFollowers'],
      ...['getProductFeed', 'getCompanyFeed', 'getLatestCompanyPosts'],
      ...['getPost', 'getPostLikes', 'listComments', 'listDiscussion', 'listPostVersions'],
      ...['getEmailOptOut', 'setEmailOptOut'],
      ...['listEvents', 'getEvent', 'listEventVotes', 'listEventExhibitors'],
      ...['getEventCalendar', 'getCalendar'],
      ...['getFile', 'putUpload', 'getHealth', 'getReadiness', 'getContract', 'getDocs'],
      ...['listOutbox', 'getOutboxMail'],
      // What guests look at counts as well.
      'countEvents',
      'countEmbedEvents',
      // Publishers are no members.
      ...['checkEmbedPage', 'matchArticle'],
      // The payment provider has no session; what it signs is looked at instead.
      'receivePaymentEvent',
    ]);
    for (const operation of readContract(CONTRACT_PATH).operations) {
      const path = operation.path.replace(/\{\w+\}/g, id);
      const reply = await server.guest().send(operation.method.toUpperCase(), path);
      expect([operation.id, reply.status === 401]).toEqual([operation.id, !open.has(operation.id)]);
    }
  });

  it('gets 403 for a right that is lacking, and 404 for a thing that is not there [GAP-050]', async () => {
    const product = await seed.product('Somebody’s product');
    const refused = await kim.put(`/api/v1/product/${product.id}`, { name: 'Mine' });
    expect([refused.status, refused.body.code]).toEqual([403, 'editors_only']);
    const nothing = await kim.get('/api/v1/product/00000000-0000-4000-8000-000000000000');
    expect([nothing.status, nothing.body.code]).toEqual([404, 'not_found']);
  });
});

describe('what calls answer', () => {
  it('is {Item} or {Items, Count} in v1, and {results, count} in v2 [GAP-062]', async () => {
    const product = await seed.product('Shaped product');
    const company = await seed.company('Shaped company');
    const keys = async (path: string) => Object.keys((await kim.get(path)).body);
    expect(await keys(`/api/v1/product/${product.id}`)).toEqual(['Item']);
    expect(await keys('/api/v1/current_user')).toEqual(['Item']);
    for (const list of ['rawMaterial', 'application', 'activity']) {
      expect(await keys(`/api/v1/product/${list}/${product.id}`)).toEqual(['Items', 'Count']);
    }
    expect(await keys(`/api/v1/company/${company.id}/products`)).toEqual(['Items', 'Count']);
    expect(await keys('/api/v1/products/all?limit=1')).toEqual(['Items', 'Count', 'LastEvaluatedKey']);
    expect(await keys(`/api/v2/products/${product.id}/followers`)).toEqual(['results', 'count', 'limited']);
    for (const name of ['Lotte', 'Mads']) await seed.follower(product, await seed.member(name));
    expect(await keys(`/api/v2/products/${product.id}/followers?limit=1`)).toEqual([
      'results',
      'count',
      'LastEvaluatedKey',
      'limited',
    ]);
    for (const list of ['me/blocks', 'me/sessions', 'me/invoices', 'quotes?box=sent']) {
      expect([list, await keys(`/api/v2/${list}`)]).toEqual([list, ['results', 'count']]);
    }
    // One thing of v2 stands bare.
    const { body: own } = await kim.get('/api/v2/me');
    expect([own.Item, own.firstName]).toEqual([undefined, 'Kim']);
    const { body: other } = await kim.get(`/api/v2/users/${own.id}`);
    expect([other.Item, other.id]).toEqual([undefined, own.id]);
    expect((await kim.get(`/api/v1/user/${own.id}`)).body.Item.id).toBe(own.id);
  });

  it('is kept by no cache where a member asks, but for what says itself how long it may be', async () => {
    const caching = async (visitor: Visitor, path: string) =>
      (await visitor.get(path)).headers.get('cache-control');
    for (const path of ['/api/v1/current_user', '/api/v2/me', '/api/v1/products/all', '/api/v2/me/nothing']) {
      const status = (await kim.get(path)).status;
      expect([path, await caching(kim, path)]).toEqual([path, status === 404 ? null : 'no-store']);
    }
    // A refusal of a call as well.
    expect(await caching(kim, '/api/v1/product/no-id')).toBe('no-store');
    expect(await caching(server.guest(), '/api/v1/products/all')).not.toBe('no-store');
  });

  it('never holds a password or somebody else’s e-mail', async () => {
    const works = await seed.company('Discreet Ltd');
    const other = await seed.member('Discreet', {
      companyId: works.id,
      phone: '+46 1',
      secondaryEmail: 'd@home.example',
    });
    const product = await seed.product('Discreet product');
    await seed.supplier(product, works);
    await seed.follower(product, other);
    for (const path of [
      `/api/v1/product/${product.id}`,
      `/api/v2/products/${product.id}/suppliers`,
      `/api/v2/products/${product.id}/followers`,
      `/api/v1/company/${works.id}`,
      '/api/v1/company/search/discreet',
    ]) {
      const { text } = await kim.get(path);
      expect(text).not.toMatch(/password|argon2|@people\.example|d@home\.example|\+46 1/);
    }
  });
});
