import { countryName } from '@millrace/domain';
import type { Context } from '../../context';
import { NotFoundError } from '../../errors';
import type { Handlers } from '../../http/call';
import { pageOf } from '../../http/cursor';
import { signedIn } from '../../http/signed-in';
import { findCompany, findSupplied } from './companies.repository';
import { createCompany } from './companies.service';
import { companyProductView, companyView } from './companies.view';

const ORDER = 'company-products';

/** Companies and what they supply. */
export const companyRoutes = ({ db, cursors }: Context) =>
  ({
    getCompany: async ({ path }) => {
      const row = await findCompany(db, path.id);
      if (!row) throw new NotFoundError();
      return { status: 200, json: { Item: companyView(row), country: countryName(row.country) } };
    },

    addOwnCompany: async (call) => {
      const viewer = signedIn(call);
      return call.once(async (tx) => ({
        status: 201,
        json: { id: await createCompany(tx, viewer, call.body) },
      }));
    },

    listCompanyProducts: async ({ path, query }) => {
      const [productKey, productId] = cursors.decode(query.cursor, ORDER, ['string', 'string']) ?? [];
      const after = productKey === undefined || productId === undefined ? null : { productKey, productId };
      const found = await findSupplied(db, { companyId: path.id, after, limit: query.limit + 1 });
      if (!found) throw new NotFoundError();
      const { rows, last } = pageOf(found.rows, query.limit);
      return {
        status: 200,
        json: {
          Items: rows.map(companyProductView),
          Count: found.count,
          ...(last && { LastEvaluatedKey: cursors.encode(ORDER, [last.productKey, last.productId]) }),
        },
      };
    },
  }) satisfies Partial<Handlers>;
