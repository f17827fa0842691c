import type { BulkProductEntry, BulkProductResult } from '@millrace/api-client';
import type { HttpHandler } from 'msw';
import { supplierOf } from '../factories/supplier';
import { companyFor, employeesFor, followersFor, followersLimited } from './disclosure';
import type { MockServer } from './mock-server';
import { lastEvaluatedKey, slice } from './paging';
import { addProduct, findProductByName, isBlank } from './products';
import { REPLY, refuse, refuseParameter } from './refusals';

/** Companies, and what they supply. */
export function companyHandlers(server: MockServer): HttpHandler[] {
  const { http, user, level } = server;
  const isFurther = (request: Request) => user === null && new URL(request.url).searchParams.has('cursor');
  return [
    http.get('/api/v1/company/{id}', ({ params, response }) => {
      const company = server.data.companies.get(params.id);
      if (company === undefined) return response.untyped(refuse('notFound'));
      return response(200).json({ Item: companyFor(level, company), country: company.country }, REPLY);
    }),

    http.get('/api/v1/company/{id}/employees', ({ params, request, response }) => {
      if (!server.data.companies.has(params.id)) return response.untyped(refuse('notFound'));
      if (isFurther(request)) return response.untyped(refuse('signIn'));
      const all = server.data.employees.of(params.id);
      const { rows, ...withheld } = employeesFor(user, params.id, all);
      const page = slice(rows, { url: request.url, keyOf: ({ key }) => key });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = { Items: page.rows, Count: all.length, ...lastEvaluatedKey(page.next), ...withheld };
      return response(200).json(list, REPLY);
    }),

    http.get('/api/v2/companies/{id}/followers', ({ params, request, response }) => {
      if (!server.data.companies.has(params.id)) return response.untyped(refuse('notFound'));
      if (isFurther(request)) return response.untyped(refuse('signIn'));
      const all = server.data.companyFollowers.of(params.id);
      const page = slice(followersFor(level, all), { url: request.url, keyOf: ({ key }) => key });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = {
        results: page.rows,
        count: all.length,
        ...lastEvaluatedKey(level === 'guest' ? undefined : page.next),
        limited: followersLimited(level, all.length),
      };
      return response(200).json(list, REPLY);
    }),

    http.get('/api/v1/company/{id}/products', ({ params, request, response }) => {
      if (!server.data.companies.has(params.id)) return response.untyped(refuse('notFound'));
      const rows = server.data.companyProducts.of(params.id);
      const page = slice(rows, { url: request.url, keyOf: ({ product_id }) => product_id });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const list = { Items: page.rows, Count: rows.length, ...lastEvaluatedKey(page.next) };
      return response(200).json(list, REPLY);
    }),

    http.post('/api/v2/products/bulkproducts', async ({ request, response }) => {
      const { products } = await request.json();
      const reply = await server.once(request, () => {
        const companyId = user?.company_id ?? null;
        if (companyId === null) return refuse('companyRequired');
        const results = products.map((entry) => addToCompany(server, companyId, entry));
        return response(200).json({ results, count: results.length }, REPLY);
      });
      return response.untyped(reply);
    }),
  ];
}

/** Adds one entry to what a company supplies. @see GAP-071 */
function addToCompany(server: MockServer, companyId: string, entry: BulkProductEntry): BulkProductResult {
  const { data } = server;
  if (typeof entry === 'object' && 'name' in entry && isBlank(entry.name)) {
    return {
      status: 'refused',
      product_id: null,
      product_name: entry.name,
      error: 'Name is required',
      code: 'invalid_fields',
    };
  }
  const known = findEntry(server, entry);
  const product =
    known ??
    (typeof entry === 'object' && 'name' in entry ? addProduct(server, entry.name, entry.description) : null);
  if (product === null) {
    const error = 'This product does not exist.';
    return { status: 'refused', product_id: null, product_name: null, error, code: 'not_found' };
  }
  const named = { product_id: product.id, product_name: product.name };
  const catalogue = data.companyProducts.of(companyId);
  if (catalogue.some(({ product_id }) => product_id === product.id)) return { status: 'listed', ...named };
  catalogue.push({
    ...named,
    description: product.description,
    sector: product.sector,
    following: product.following,
  });
  const company = data.companies.get(companyId);
  const suppliers = data.suppliers.of(product.id);
  if (company !== undefined) suppliers.push(supplierOf(company, product));
  data.products.set(product.id, { ...product, counts: { ...product.counts, suppliers: suppliers.length } });
  return { status: known === undefined ? 'created' : 'added', ...named };
}

function findEntry(server: MockServer, entry: BulkProductEntry) {
  if (typeof entry === 'string') return server.data.products.get(entry);
  if ('id' in entry) return server.data.products.get(entry.id);
  return findProductByName(server, entry.name);
}
