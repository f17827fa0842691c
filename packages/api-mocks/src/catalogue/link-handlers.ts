import type { LinkEvidence, LinkVerdict } from '@millrace/api-client';
import {
  DEFAULT_SUPPLIER_SORT,
  mayReadFurtherPages,
  pageSizeFor,
  SUPPLIER_SORTS,
  SUPPLIERS_FIRST,
  sourceLink,
} from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { customersFor, limitedFor, suppliersFor } from '../handlers/disclosure';
import type { MockServer } from '../handlers/mock-server';
import { lastEvaluatedKey, type Slice, slice } from '../handlers/paging';
import { found, REPLY, refuse, refuseField, refuseParameter } from '../handlers/refusals';
import { aSupplierFor, linkEvidence } from './factory';

const MOST_SUPPLIERS = 100;

/** Creates handlers of suppliers and potential customers, limited by the viewer's access level. */
export function supplierHandlers(server: MockServer): HttpHandler[] {
  const { http, level } = server;
  return [
    http.get('/api/v2/products/{id}/suppliers', ({ params, request, response }) => {
      const { id } = found(server.data.products.get(params.id));
      const all = server.data.suppliers.of(id);
      const asked = new URL(request.url).searchParams.get('sort') ?? DEFAULT_SUPPLIER_SORT;
      const sort = SUPPLIER_SORTS.find((known) => known === asked);
      if (sort === undefined) return response.untyped(refuseParameter('sort'));
      const rows = suppliersFor(level, all, sort);
      const page = readPage(rows, {
        url: request.url,
        defaultLimit: SUPPLIERS_FIRST,
        longest: MOST_SUPPLIERS,
        rowKey: ({ company_id }) => company_id,
      });
      const list = { results: page.rows, count: rows.length, ...lastEvaluatedKey(page.next) };
      return response(200).json({ ...list, limited: limitedFor(level, rows) }, REPLY);
    }),

    http.get('/api/v1/product/potentialCustomers/{id}', ({ params, request, response }) => {
      if (!server.data.products.has(params.id)) return response.untyped(refuse('notFound'));
      const rows = customersFor(level, server.data.potentialCustomers.of(params.id));
      const page = readPage(rows, { url: request.url, rowKey: ({ company_id }) => company_id });
      const list = { Items: page.rows, Count: rows.length, ...lastEvaluatedKey(page.next) };
      return response(200).json({ ...list, limited: limitedFor(level, rows) }, REPLY);
    }),

    http.get('/api/v1/product/supplier/{productId}', ({ params, response }) => {
      const product = found(server.data.products.get(params.productId));
      return response(200).json({ count: product.counts.suppliers }, REPLY);
    }),

    http.post('/api/v1/product/supplier', async ({ request, response }) => {
      const { company_id, product_id } = await request.json();
      const reply = await server.once(request, () => {
        const { data } = server;
        const company = data.companies.get(company_id);
        if (company === undefined) return refuseField('company_id', 'This company does not exist.');
        const product = data.products.get(product_id);
        if (product === undefined) return refuseField('product_id', 'We couldn’t find this product.');
        const rows = data.suppliers.of(product_id);
        if (rows.some((row) => row.company_id === company_id)) return refuse('alreadyLinked');
        const added = aSupplierFor(company, product);
        rows.push(added);
        data.products.set(product_id, { ...product, counts: { ...product.counts, suppliers: rows.length } });
        const told = suppliersFor(level, rows, DEFAULT_SUPPLIER_SORT);
        const Item = told.find((row) => row.company_id === company_id) ?? added;
        return response(201).json({ Item }, REPLY);
      });
      return response.untyped(reply);
    }),
  ];

  /** Returns a page, if the viewer may read it: guests only get the first one. @see GAP-060 */
  function readPage<Row>(rows: Row[], options: Parameters<typeof slice<Row>>[1]): Slice<Row> {
    const hasCursor = new URL(options.url).searchParams.has('cursor');
    if (hasCursor && !mayReadFurtherPages(level)) throw refuse('signIn');
    const page = slice(rows, options);
    if (mayReadFurtherPages(level)) return page;
    return { rows: page.rows.slice(0, pageSizeFor(level, page.rows.length)), next: undefined };
  }
}

interface LinkPath {
  kind: 'supplier' | 'material';
  id: string;
  otherId: string;
}

/** Creates handlers of link evidence: suppliers were added by the viewer, raw materials were imported. @see GAP-087 */
export function linkHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const path = '/api/v2/links/{kind}/{id}/{otherId}';
  return [
    http.get(path, ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const evidence = found(findEvidence(params));
      return response(200).json({ Item: evidence }, REPLY);
    }),

    http.patch(path, async ({ params, request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const evidence = found(findEvidence(params));
      if (!evidence.removable) return response.untyped(refuse('forbidden'));
      const { source_url: sent } = await request.json();
      const source_url = sent === null ? null : sourceLink(sent);
      if (sent !== null && source_url === null)
        return response.untyped(refuseField('source_url', 'Give the address of a page.'));
      return response(200).json({ Item: keep(params, { ...evidence, source_url }) }, REPLY);
    }),

    http.delete(path, ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const evidence = found(findEvidence(params));
      if (!evidence.removable) return response.untyped(refuse('forbidden'));
      remove(params);
      return response(204).empty(REPLY);
    }),

    http.put(`${path}/restore`, ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      restore(params);
      const evidence = found(findEvidence(params));
      return response(200).json({ Item: evidence }, REPLY);
    }),

    http.put(`${path}/verdict`, async ({ params, request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const evidence = found(findEvidence(params));
      const { verdict, reason = '', source_url = null } = await request.json();
      const own: LinkVerdict = {
        verdict,
        reason,
        source_url,
        user_id: user.id,
        user_name: user.displayName,
        added: '2026-11-20T09:00:00.000Z',
        own: true,
      };
      const verdicts = [own, ...evidence.verdicts.filter((one) => !one.own)];
      return response(200).json({ Item: keep(params, counted(evidence, verdicts)) }, REPLY);
    }),

    http.delete(`${path}/verdict`, ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const evidence = found(findEvidence(params));
      const verdicts = evidence.verdicts.filter((one) => !one.own);
      return response(200).json({ Item: keep(params, counted(evidence, verdicts)) }, REPLY);
    }),
  ];

  function isLinked({ kind, id, otherId }: LinkPath): boolean {
    if (!server.data.products.has(id)) return false;
    return kind === 'supplier'
      ? server.data.suppliers.of(id).some(({ company_id }) => company_id === otherId)
      : server.data.rawMaterials.of(id).some(({ rawMaterial }) => rawMaterial === otherId);
  }

  /** @returns Undefined if there is no such link. */
  function findEvidence(link: LinkPath): LinkEvidence | undefined {
    if (!isLinked(link)) return undefined;
    const moderates = user?.is_moderator === true;
    const known =
      link.kind === 'supplier' ? linkEvidence('own') : linkEvidence('imported', { removable: moderates });
    return changes().evidence.get(linkKey(link)) ?? known;
  }

  function keep(link: LinkPath, evidence: LinkEvidence): LinkEvidence {
    changes().evidence.set(linkKey(link), evidence);
    return evidence;
  }

  function remove({ kind, id, otherId }: LinkPath): void {
    const { suppliers, rawMaterials, applications } = server.data;
    const gone =
      kind === 'supplier'
        ? [take(suppliers.of(id), ({ company_id }) => company_id === otherId)]
        : [
            take(rawMaterials.of(id), ({ rawMaterial }) => rawMaterial === otherId),
            take(applications.of(otherId), ({ application }) => application === id),
          ];
    changes().removed.set(linkKey({ kind, id, otherId }), () => {
      for (const putBack of gone) putBack();
    });
    recount(id, otherId);
  }

  function restore(link: LinkPath): void {
    changes().removed.get(linkKey(link))?.();
    changes().removed.delete(linkKey(link));
    recount(link.id, link.otherId);
  }

  function recount(...ids: string[]): void {
    for (const id of ids) {
      const product = server.data.products.get(id);
      if (!product) continue;
      const counts = {
        ...product.counts,
        suppliers: server.data.suppliers.of(id).length,
        raw_materials: server.data.rawMaterials.of(id).length,
        applications: server.data.applications.of(id).length,
      };
      server.data.products.set(id, { ...product, counts });
    }
  }

  function changes(): Changes {
    const made = CHANGES.get(server.data) ?? { evidence: new Map(), removed: new Map() };
    CHANGES.set(server.data, made);
    return made;
  }
}

/** Votes and sources of links, and functions that restore removed ones. */
interface Changes {
  evidence: Map<string, LinkEvidence>;
  removed: Map<string, () => void>;
}

const CHANGES = new WeakMap<object, Changes>();

const linkKey = ({ kind, id, otherId }: LinkPath): string => `${kind} ${id} ${otherId}`;

const counted = (evidence: LinkEvidence, verdicts: LinkVerdict[]): LinkEvidence => ({
  ...evidence,
  verdicts,
  confirmed: verdicts.filter(({ verdict }) => verdict === 'confirmed').length,
  disputed: verdicts.filter(({ verdict }) => verdict === 'disputed').length,
});

/** Removes a row from a list. @returns A function that restores it. */
function take<Row>(rows: Row[], isIt: (row: Row) => boolean): () => void {
  const place = rows.findIndex(isIt);
  const [row] = place < 0 ? [] : rows.splice(place, 1);
  return () => {
    if (row !== undefined) rows.splice(place, 0, row);
  };
}
