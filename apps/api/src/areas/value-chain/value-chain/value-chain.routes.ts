import type { Context } from '../../../platform/context';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { type Cursors, pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import {
  findApplications,
  findRawMaterials,
  type LinkedPage,
  type LinkedProduct,
} from './value-chain.repository';
import { linkProducts } from './value-chain.service';
import { applicationView, rawMaterialView } from './value-chain.view';

/** Routes of raw materials and applications. */
export const valueChainRoutes = (context: Context) => {
  const { db, cursors } = context;

  return {
    listRawMaterials: async ({ path, query }) => {
      const found = await findRawMaterials(db, pageQuery(cursors, path.id, query, 'raw-materials'));
      return { status: 200, json: listOf(cursors, found, query.limit, 'raw-materials', rawMaterialView) };
    },

    listApplications: async ({ path, query }) => {
      const found = await findApplications(db, pageQuery(cursors, path.id, query, 'applications'));
      return { status: 200, json: listOf(cursors, found, query.limit, 'applications', applicationView) };
    },

    linkRawMaterial: async (call) => {
      const viewer = signedIn(call);
      const { raw_id, application_id } = call.body;
      return call.once(async (tx) => {
        const names = await linkProducts(
          tx,
          context,
          viewer,
          { rawMaterialId: raw_id, applicationId: application_id },
          { rawMaterialId: 'raw_id', applicationId: 'application_id' },
        );
        const Item = { raw_id, raw: names.rawMaterial, application_id, application: names.application };
        return { status: 201, json: { Item } };
      });
    },

    addStream: async (call) => {
      const viewer = signedIn(call);
      const { type, parentProductId, childProductId } = call.body;
      const [ends, fields] =
        type === 'ADD_RAW'
          ? [
              { rawMaterialId: childProductId, applicationId: parentProductId },
              { rawMaterialId: 'childProductId', applicationId: 'parentProductId' },
            ]
          : [
              { rawMaterialId: parentProductId, applicationId: childProductId },
              { rawMaterialId: 'parentProductId', applicationId: 'childProductId' },
            ];
      return call.once(async (tx) => {
        await linkProducts(tx, context, viewer, ends, fields);
        return { status: 201, json: { Item: { type, parentProductId, childProductId } } };
      });
    },
  } satisfies Partial<Handlers>;
};

function pageQuery(
  cursors: Cursors,
  productId: string,
  query: { cursor?: string; limit: number },
  order: string,
) {
  const [nameKey, id] = cursors.decode(query.cursor, order, ['string', 'string']) ?? [];
  const after = nameKey === undefined || id === undefined ? null : { nameKey, id };
  return { productId, after, limit: query.limit + 1 };
}

function listOf<Entry>(
  cursors: Cursors,
  found: LinkedPage | null,
  limit: number,
  order: string,
  view: (row: LinkedProduct) => Entry,
): { Items: Entry[]; Count: number; LastEvaluatedKey?: string } {
  if (!found) throw new NotFoundError();
  const { rows, last } = pageOf(found.rows, limit);
  return {
    Items: rows.map(view),
    Count: found.count,
    ...(last && { LastEvaluatedKey: cursors.encode(order, [last.nameKey, last.id]) }),
  };
}
