import type { Context } from '../../../platform/context';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import { allowedPageSize, limitedBy, rowLimit, seesRowContacts } from '../../../visibility';
import { customerView } from './customers.view';
import { findCustomerPage, findSupplier, findSupplierCount } from './suppliers.repository';
import { addSupplier, readSupplierPage } from './suppliers.service';
import { supplierView } from './suppliers.view';

/** Binds the cursor to one product: in another list it would disclose how a withheld number compares to others. */
const customersOf = (productId: string): string => `customers/${productId}`;

/** Routes of suppliers and potential customers. */
export const supplierRoutes = (context: Context) => {
  const { db, cursors } = context;

  return {
    listSuppliers: async ({ path, query, viewer }) => {
      const limit = allowedPageSize(viewer, query.limit, query.cursor);
      const disclosed = rowLimit(viewer);
      const page = await readSupplierPage(
        { db, cursors },
        {
          productId: path.id,
          sort: query.sort,
          cursor: query.cursor,
          limit,
          disclosed,
        },
      );
      if (!page) throw new NotFoundError();
      const { product, rows, next } = page;
      return {
        status: 200,
        json: {
          results: rows.map((row) => supplierView(row, product, seesRowContacts(viewer, row))),
          count: product.supplierCount,
          ...(viewer && next && { LastEvaluatedKey: next }),
          limited: limitedBy(viewer, product.supplierCount, disclosed),
        },
      };
    },

    countSuppliers: async ({ path }) => {
      const count = await findSupplierCount(db, path.productId);
      if (count === null) throw new NotFoundError();
      return { status: 200, json: { count } };
    },

    addSupplier: async (call) => {
      const viewer = signedIn(call);
      const { company_id: companyId, product_id: productId } = call.body;
      const disclosed = rowLimit(viewer);
      return call.once(async (tx) => {
        const { product } = await addSupplier(tx, context, viewer, { companyId, productId });
        const first = Number.isFinite(disclosed) ? disclosed : 0;
        const row = await findSupplier(tx, productId, companyId, first);
        if (!row) throw new Error('The new supplier is gone.');
        const Item = supplierView(row, product, seesRowContacts(viewer, row));
        return { status: 201, json: { Item } };
      });
    },

    listPotentialCustomers: async ({ path, query, viewer }) => {
      const limit = allowedPageSize(viewer, query.limit, query.cursor);
      const disclosed = rowLimit(viewer);
      const [supplied, companyKey, companyId] =
        cursors.decode(query.cursor, customersOf(path.id), ['number', 'string', 'string']) ?? [];
      const after =
        supplied === undefined || companyKey === undefined || companyId === undefined
          ? null
          : { supplied, companyKey, companyId };
      const found = await findCustomerPage(db, {
        productId: path.id,
        after,
        limit: limit + 1,
        first: Number.isFinite(disclosed) ? disclosed : 0,
      });
      if (!found) throw new NotFoundError();
      const { rows, last } = pageOf(found.rows, limit);
      return {
        status: 200,
        json: {
          Items: rows.map((row) => customerView(row, seesRowContacts(viewer, row))),
          Count: found.count,
          ...(viewer &&
            last && {
              LastEvaluatedKey: cursors.encode(customersOf(path.id), [
                last.supplied,
                last.companyKey,
                last.companyId,
              ]),
            }),
          limited: limitedBy(viewer, found.count, disclosed),
        },
      };
    },
  } satisfies Partial<Handlers>;
};
