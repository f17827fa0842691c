import type { Context } from '../../../platform/context';
import type { Handlers, Viewer } from '../../../platform/http/call';
import { pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import { limitedBy, partnerContactLimit, rowLimit } from '../../../visibility';
import {
  type ConnectionOwner,
  countConnections,
  countPartners,
  findConnections,
  findPartnerProducts,
  findPartners,
  hasUnnamedContacts,
  type PartnerKind,
  type PartnerProducts,
  type PartnerRow,
} from './member-lists.repository';
import { connectionView, customerView, vendorView } from './member-lists.view';

/** Owner and page of a list. */
interface PartnerCall {
  viewer: ReturnType<typeof signedIn>;
  query: { limit: number; cursor?: string };
}

/** Routes of a member's own lists: vendors, customers and connections. @see GAP-081, GAP-084, PERM-006 */
export const memberListRoutes = ({ db, cursors }: Context) => {
  const partners = async <View>(
    kind: PartnerKind,
    { viewer, query }: PartnerCall,
    view: (row: PartnerRow, linked: PartnerProducts) => View,
  ) => {
    const { companyId } = viewer;
    if (companyId === null) return { results: [], count: 0, limited: 'none' as const };
    // The cursor is bound to one company, so that a withheld contact's position cannot be tried in another's list.
    const order = `${kind}/${companyId}`;
    const disclosed = rowLimit(viewer);
    const [rank, nameKey, id] = cursors.decode(query.cursor, order, ['number', 'string', 'string']) ?? [];
    const after =
      rank === undefined || nameKey === undefined || id === undefined ? null : { rank, nameKey, id };
    const found = await findPartners(db, {
      companyId,
      kind,
      after,
      limit: query.limit + 1,
      disclosed: Number.isFinite(disclosed) ? disclosed : null,
    });
    const { rows, last } = pageOf(found.rows, query.limit);
    const linked = await findPartnerProducts(db, { kind, companyId, partners: rows.map(({ id }) => id) });
    return {
      results: rows.map((row) => view(row, linked.get(row.id) ?? { products: [], count: 1 })),
      count: found.count,
      ...(last && { LastEvaluatedKey: cursors.encode(order, [last.rank, last.nameKey, last.id]) }),
      limited: limitedBy(viewer, found.count, disclosed),
    };
  };

  const partnerCount = async (kind: PartnerKind, companyId: string | null) => ({
    status: 200 as const,
    json: { count: companyId === null ? 0 : await countPartners(db, kind, companyId) },
  });

  return {
    listVendors: async (call) => ({
      status: 200,
      json: await partners('vendors', { viewer: signedIn(call), query: call.query }, vendorView),
    }),
    countVendors: (call) => partnerCount('vendors', signedIn(call).companyId),

    listCustomers: async (call) => ({
      status: 200,
      json: await partners('customers', { viewer: signedIn(call), query: call.query }, customerView),
    }),
    countCustomers: (call) => partnerCount('customers', signedIn(call).companyId),

    listConnections: async (call) => {
      const owner = ownerOf(signedIn(call));
      const { cursor, limit } = call.query;
      const place = cursors.decodeCounted(cursor, 'connections', ['number', 'string', 'string']);
      const [group, nameKey = '', userId = ''] = place?.values ?? [];
      const after = group === undefined ? null : { connected: group === 0, nameKey, userId };
      const [found, count] = await Promise.all([
        findConnections(db, { ...owner, after, limit: limit + 1 }),
        place?.count ?? countConnections(db, owner),
      ]);
      const { rows, last } = pageOf(found, limit);
      return {
        status: 200,
        json: {
          results: rows.map(connectionView),
          count,
          ...(last && {
            LastEvaluatedKey: cursors.encode('connections', [
              last.connected ? 0 : 1,
              last.nameKey,
              last.userId,
              count,
            ]),
          }),
          limited: (await hasUnnamedContacts(db, owner)) ? 'plan' : 'none',
        },
      };
    },
    countConnections: async (call) => ({
      status: 200,
      json: { count: await countConnections(db, ownerOf(signedIn(call))) },
    }),
  } satisfies Partial<Handlers>;
};

/** Returns the owner of a list. The plan decides, as vendors and customers are never the viewer's own company. */
const ownerOf = (viewer: Viewer): ConnectionOwner => ({
  userId: viewer.id,
  companyId: viewer.companyId,
  named: partnerContactLimit(viewer),
});
