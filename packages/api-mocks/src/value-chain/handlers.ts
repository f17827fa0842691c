import type { Product } from '@millrace/api-client';
import { ENTITLEMENTS, viewerLevel } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { applicationEntry, materialEntry } from '../catalogue/example-products';
import { example } from '../contract/examples';
import type { MockServer } from '../handlers/mock-server';
import { itemsPage } from '../handlers/paging';
import { REPLY, refuse, refuseField } from '../handlers/refusals';

/** Creates handlers of links between products. */
export function valueChainHandlers(server: MockServer): HttpHandler[] {
  const { http } = server;
  return [
    http.get('/api/v1/product/rawMaterial/{id}', ({ params, request, response }) => {
      if (!server.data.products.has(params.id)) return response.untyped(refuse('notFound'));
      const rows = server.data.rawMaterials.of(params.id);
      const list = itemsPage(rows, { url: request.url, rowKey: ({ rawMaterial }) => rawMaterial });
      return response(200).json(list, REPLY);
    }),

    http.get('/api/v1/product/application/{id}', ({ params, request, response }) => {
      if (!server.data.products.has(params.id)) return response.untyped(refuse('notFound'));
      const rows = server.data.applications.of(params.id);
      const list = itemsPage(rows, { url: request.url, rowKey: ({ application }) => application });
      return response(200).json(list, REPLY);
    }),

    http.get('/api/v2/products/{id}/concentration', ({ params, query, response }) => {
      if (!server.data.products.has(params.id)) return response.untyped(refuse('notFound'));
      const { concentrationDepth, concentrationScenarios } = ENTITLEMENTS[viewerLevel(server.user)];
      const without = query.get('without');
      if (without !== null && !concentrationScenarios) {
        return response.untyped(refuse(server.user ? 'planRequired' : 'signIn'));
      }
      const whole = example('ConcentrationList', 'ConcentrationInputs');
      const depth = Math.min(Number(query.get('depth') ?? whole.depth), concentrationDepth);
      const shown = whole.results.filter((row) => row.depth <= depth);
      const results = shown.map((row): (typeof shown)[number] => {
        const isLost = row.countries.length > 0 && row.countries.every((one) => one.country_code === without);
        return { ...row, cut_off: without === null ? null : isLost ? 'suppliers' : 'none' };
      });
      const list: typeof whole = {
        ...whole,
        results,
        count: results.length,
        direction: query.get('direction') === 'uses' ? 'uses' : 'inputs',
        depth,
        withheld: whole.count - results.length,
        limited: results.length === whole.count ? 'none' : server.user ? 'plan' : 'sign_in',
        summary: {
          ...whole.summary,
          cut_off: without === null ? null : results.filter((row) => row.cut_off === 'suppliers').length,
        },
      };
      return response(200).json(list, REPLY);
    }),

    http.post('/api/v1/product/add/stream', async ({ request, response }) => {
      const { type, parentProductId, childProductId } = await request.json();
      const reply = await server.once(request, () => {
        const child = ['childProductId', childProductId] as const;
        const parent = ['parentProductId', parentProductId] as const;
        if (type === 'ADD_RAW') link(server, child, parent);
        else link(server, parent, child);
        return response(201).json({ Item: { type, parentProductId, childProductId } }, REPLY);
      });
      return response.untyped(reply);
    }),

    http.post('/api/v1/product/rawMaterial', async ({ request, response }) => {
      const { raw_id, application_id } = await request.json();
      const reply = await server.once(request, () => {
        const linked = link(server, ['raw_id', raw_id], ['application_id', application_id]);
        const [raw, application] = linked.map(({ name }) => name);
        return response(201).json(
          { Item: { raw_id, raw: raw ?? '', application_id, application: application ?? '' } },
          REPLY,
        );
      });
      return response.untyped(reply);
    }),
  ];
}

/** Body field and the id in it. */
type Field = readonly [name: string, id: string];

function link({ data }: MockServer, raw: Field, application: Field): [Product, Product] {
  if (raw[1] === application[1]) {
    throw refuse('selfLink', { fields: { [application[0]]: 'Choose another product.' } });
  }
  const from = data.products.get(raw[1]);
  if (from === undefined) throw refuseField(raw[0], 'We couldn’t find this product.');
  const to = data.products.get(application[1]);
  if (to === undefined) throw refuseField(application[0], 'We couldn’t find this product.');
  const materials = data.rawMaterials.of(to.id);
  if (materials.some(({ rawMaterial }) => rawMaterial === from.id)) throw refuse('alreadyLinked');
  const uses = data.applications.of(from.id);
  materials.push(materialEntry(from));
  uses.push(applicationEntry(to));
  data.products.set(to.id, { ...to, counts: { ...to.counts, raw_materials: materials.length } });
  data.products.set(from.id, { ...from, counts: { ...from.counts, applications: uses.length } });
  return [from, to];
}
