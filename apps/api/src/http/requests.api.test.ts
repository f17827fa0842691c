import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_PATH } from '../paths';
import { Seed, startTestServer, type TestServer, type Visitor } from '../testing';
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
      { error: 'The parameter colour is not known here.', code: 'bad_parameter' },
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
      { error: 'The body may have at most 256 KB.', code: 'too_large' },
    ]);
  });

  it('answers 400 for text that no column can hold', async () => {
    const reply = await kim.post('/api/v1/product', { name: 'Zero\0byte' });
    expect([reply.status, reply.body.code]).toEqual([400, 'bad_request']);
  });

  it('answers 404 for a path or a method that the contract does not have', async () => {
    expect((await kim.get('/api/v1/nothing')).body).toEqual({
      error: 'There is nothing here.',
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
  it('is anybody for session, search, product and company reads, and members only for all else: 401 before anything is looked at [GAP-049]', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const open = new Set([
      ...['login', 'logout', 'searchProducts', 'searchCompanies', 'searchProductsAndCompanies'],
      ...[
        'listProducts',
        'getProduct',
        'listFollowers',
        'listRawMaterials',
        'listApplications',
        'listSuppliers',
      ],
      ...['countSuppliers', 'listPotentialCustomers', 'listActivities', 'getCompany', 'listCompanyProducts'],
      ...['getFile', 'putUpload', 'getHealth', 'getReadiness', 'getContract', 'getDocs'],
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
    expect(await keys(`/api/v2/products/${product.id}/followers`)).toEqual(['results', 'count']);
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
