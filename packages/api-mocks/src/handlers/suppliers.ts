import {
  DEFAULT_SUPPLIER_SORT,
  mayReadFurtherPages,
  pageSizeFor,
  SUPPLIER_SORTS,
  SUPPLIERS_FIRST,
} from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { supplierOf } from '../factories/supplier';
import { customersFor, limitedFor, suppliersFor } from './disclosure';
import type { MockServer } from './mock-server';
import { lastEvaluatedKey, type Slice, slice } from './paging';
import { REPLY, refuse, refuseField, refuseParameter } from './refusals';

const MOST_SUPPLIERS = 100;

/** Suppliers and potential customers, as much of them as the viewer's level is told. */
export function supplierHandlers(server: MockServer): HttpHandler[] {
  const { http, level } = server;
  return [
    http.get('/api/v2/products/{id}/suppliers', ({ params, request, response }) => {
      const all = server.data.products.has(params.id) && server.data.suppliers.of(params.id);
      if (!all) return response.untyped(refuse('notFound'));
      const asked = new URL(request.url).searchParams.get('sort') ?? DEFAULT_SUPPLIER_SORT;
      const sort = SUPPLIER_SORTS.find((known) => known === asked);
      if (sort === undefined) return response.untyped(refuseParameter('sort'));
      const rows = suppliersFor(level, all, sort);
      const page = readPage(rows, {
        url: request.url,
        defaultLimit: SUPPLIERS_FIRST,
        longest: MOST_SUPPLIERS,
        keyOf: ({ company_id }) => company_id,
      });
      if (page instanceof Response) return response.untyped(page);
      const list = { results: page.rows, count: rows.length, ...lastEvaluatedKey(page.next) };
      return response(200).json({ ...list, limited: limitedFor(level, rows) }, REPLY);
    }),

    http.get('/api/v1/product/potentialCustomers/{id}', ({ params, request, response }) => {
      if (!server.data.products.has(params.id)) return response.untyped(refuse('notFound'));
      const rows = customersFor(level, server.data.potentialCustomers.of(params.id));
      const page = readPage(rows, { url: request.url, keyOf: ({ company_id }) => company_id });
      if (page instanceof Response) return response.untyped(page);
      const list = { Items: page.rows, Count: rows.length, ...lastEvaluatedKey(page.next) };
      return response(200).json({ ...list, limited: limitedFor(level, rows) }, REPLY);
    }),

    http.get('/api/v1/product/supplier/{productId}', ({ params, response }) => {
      const product = server.data.products.get(params.productId);
      if (product === undefined) return response.untyped(refuse('notFound'));
      return response(200).json({ count: product.counts.suppliers }, REPLY);
    }),

    http.post('/api/v1/product/supplier', async ({ request, response }) => {
      const { company_id, product_id } = await request.json();
      const reply = await server.once(request, () => {
        const { data } = server;
        const company = data.companies.get(company_id);
        if (company === undefined) return refuseField('company_id', 'This company does not exist.');
        const product = data.products.get(product_id);
        if (product === undefined) return refuseField('product_id', 'This product does not exist.');
        const rows = data.suppliers.of(product_id);
        if (rows.some((row) => row.company_id === company_id)) return refuse('alreadyLinked');
        const added = supplierOf(company, product);
        rows.push(added);
        data.products.set(product_id, { ...product, counts: { ...product.counts, suppliers: rows.length } });
        const told = suppliersFor(level, rows, DEFAULT_SUPPLIER_SORT);
        const Item = told.find((row) => row.company_id === company_id) ?? added;
        return response(201).json({ Item }, REPLY);
      });
      return response.untyped(reply);
    }),
  ];

  /** A page, if the viewer may read it: guests see the first one only. @see GAP-060 */
  function readPage<Row>(rows: Row[], options: Parameters<typeof slice<Row>>[1]): Slice<Row> | Response {
    const hasCursor = new URL(options.url).searchParams.has('cursor');
    if (hasCursor && !mayReadFurtherPages(level)) return refuse('signIn');
    const page = slice(rows, options);
    if (typeof page === 'string') return refuseParameter(page);
    if (mayReadFurtherPages(level)) return page;
    return { rows: page.rows.slice(0, pageSizeFor(level, page.rows.length)), next: undefined };
  }
}
