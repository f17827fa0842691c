import { DESIGNATIONS_MAX } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import { contactLimit, limitedBy, requireMemberForFurther } from '../../../visibility';
import { findSupplied } from './companies.repository';
import { createCompany, readCompany } from './companies.service';
import { companyProductView, employeeView } from './companies.view';
import { findDesignations, findEmployees } from './employees.repository';

const ORDER = 'company-products';
const EMPLOYEE_ORDER = 'company-employees';

/** Routes of companies, their products and their people. */
export const companyRoutes = ({ db, cursors }: Context) =>
  ({
    getCompany: async ({ path, viewer }) => {
      return { status: 200, json: await readCompany(db, path.id, viewer) };
    },

    addOwnCompany: async (call) => {
      const viewer = signedIn(call);
      return call.once(async (tx) => ({
        status: 201,
        json: { id: await createCompany(tx, viewer, call.body) },
      }));
    },

    listCompanyEmployees: async ({ path, query, viewer }) => {
      requireMemberForFurther(viewer, query.cursor);
      const [nameKey, userId] = cursors.decode(query.cursor, EMPLOYEE_ORDER, ['string', 'string']) ?? [];
      const after = nameKey === undefined || userId === undefined ? null : { nameKey, userId };
      const named = contactLimit(viewer, path.id);
      const page = { companyId: path.id, viewerId: viewer?.id ?? null, named, after, limit: query.limit + 1 };
      const found = await findEmployees(db, page);
      if (!found) throw new NotFoundError();
      const { rows, last } = pageOf(found.rows, query.limit);
      return {
        status: 200,
        json: {
          Items: rows.map(employeeView),
          Count: found.count,
          limited: limitedBy(viewer, found.count, named ?? Number.POSITIVE_INFINITY),
          ...(named === 0 && { designations: await findDesignations(db, path.id, DESIGNATIONS_MAX) }),
          ...(last && { LastEvaluatedKey: cursors.encode(EMPLOYEE_ORDER, [last.nameKey, last.userId]) }),
        },
      };
    },

    listCompanyProducts: async ({ path, query, viewer }) => {
      const [productKey, productId] = cursors.decode(query.cursor, ORDER, ['string', 'string']) ?? [];
      const after = productKey === undefined || productId === undefined ? null : { productKey, productId };
      const page = { companyId: path.id, viewerId: viewer?.id ?? null, after, limit: query.limit + 1 };
      const found = await findSupplied(db, page);
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
