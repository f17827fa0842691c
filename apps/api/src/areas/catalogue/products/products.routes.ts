import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import { editPage, findChanges } from '../history';
import { findSuccessors } from '../merging';
import { countProducts, findProduct, listProducts } from './products.repository';
import {
  changeOf,
  changeProduct,
  createProduct,
  findOrCreateProduct,
  removeProduct,
} from './products.service';
import { productPageView, productView } from './products.view';

/** Routes of products and their edit history. */
export const productRoutes = (context: Context) => {
  const { db, config, cursors } = context;
  const read = async (id: string, viewerId: string) => {
    const row = await findProduct(db, id, viewerId);
    if (!row) throw new NotFoundError();
    return { Item: productPageView(row) };
  };

  /** Resolves a merged product to its successor. @see GAP-088 */
  const findMerged = async (id: string, viewerId: string | null) => {
    const into = (await findSuccessors(db, 'products', [id])).get(id);
    return into === undefined ? null : findProduct(db, into, viewerId);
  };

  return {
    getProduct: async ({ path, viewer }) => {
      const viewerId = viewer?.id ?? null;
      const row = (await findProduct(db, path.id, viewerId)) ?? (await findMerged(path.id, viewerId));
      if (!row) throw new NotFoundError();
      return { status: 200, json: { Item: productPageView(row) } };
    },

    listProducts: async ({ query, viewer }) => {
      const sector = query.sector ?? null;
      const [nameKey, id] = cursors.decode(query.cursor, 'products', ['string', 'string']) ?? [];
      const after = nameKey === undefined || id === undefined ? null : { nameKey, id };
      const [found, count] = await Promise.all([
        listProducts(db, { sector, after, limit: query.limit + 1, viewerId: viewer?.id ?? null }),
        countProducts(db, sector),
      ]);
      const { rows, last } = pageOf(found, query.limit);
      return {
        status: 200,
        json: {
          Items: rows.map(productView),
          Count: count,
          ...(last && { LastEvaluatedKey: cursors.encode('products', [last.nameKey, last.id]) }),
        },
      };
    },

    createProduct: async (call) => {
      const viewer = signedIn(call);
      return call.once(async (tx) => {
        const id = await createProduct(tx, viewer, call.body);
        const row = await findProduct(tx, id, viewer.id);
        if (!row) throw new Error('The new product is gone.');
        return { status: 201, json: { Item: productPageView(row) } };
      });
    },

    createProductForId: async (call) => {
      const viewer = signedIn(call);
      return call.once(async (tx) => {
        const { id, name, isNew } = await findOrCreateProduct(tx, viewer, call.body);
        return { status: isNew ? 201 : 200, json: { id, name } };
      });
    },

    updateProduct: async (call) => {
      const viewer = signedIn(call);
      const { id } = call.path;
      await transact(db, (tx) => changeProduct(tx, config, viewer, id, changeOf(call.body)));
      return { status: 200, json: await read(id, viewer.id) };
    },

    listProductEdits: async (call) => {
      const { id } = call.path;
      await read(id, signedIn(call).id);
      return { status: 200, json: await editPage({ db, cursors }, { kind: 'product', id }, call.query) };
    },

    restoreProductEdit: async (call) => {
      const viewer = signedIn(call);
      const { id, editId } = call.path;
      const { version } = call.body;
      await transact(db, async (tx) => {
        const changes = await findChanges(tx, { kind: 'product', id }, editId);
        if (!changes) throw new NotFoundError();
        const former = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
        await changeProduct(tx, config, viewer, id, { ...former, version, restores: editId });
      });
      return { status: 200, json: await read(id, viewer.id) };
    },

    deleteProduct: async (call) => {
      await removeProduct(context, signedIn(call), call.path.id);
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
};
