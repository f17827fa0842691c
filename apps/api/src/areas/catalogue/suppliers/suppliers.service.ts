import type { SupplierSort } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { recountSupplied } from '../../../platform/db/counts';
import type { Transaction } from '../../../platform/db/database';
import { findCompanyNames, findProductNames } from '../../../platform/db/names';
import { ConflictError, InvalidFieldsError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { badCursor, type Cursors, pageOf } from '../../../platform/http/cursor';
import { sentence } from '../../../platform/messages/text';
import { requireOpen, tellOfLinks } from '../links';
import {
  findSupplierPage,
  insertSuppliers,
  KEY_KINDS,
  type SupplierPage,
  type SupplierRow,
  supplierSortKey,
} from './suppliers.repository';

/**
 * Makes a company a supplier of a product.
 *
 * @throws {InvalidFieldsError} If one of them does not exist.
 * @throws {ConflictError} If it supplies the product already, or a moderator has removed the link.
 */
export async function addSupplier(
  tx: Transaction,
  context: Pick<Context, 'jobs'>,
  viewer: Viewer,
  { companyId, productId }: { companyId: string; productId: string },
): Promise<{ product: { id: string; name: string } }> {
  const productName = (await findProductNames(tx, [productId])).get(productId);
  const companyName = (await findCompanyNames(tx, [companyId])).get(companyId);
  if (productName === undefined || companyName === undefined) {
    throw new InvalidFieldsError({
      ...(companyName === undefined && { company_id: sentence('field.missingThing', { kind: 'company' }) }),
      ...(productName === undefined && { product_id: sentence('field.missingThing', { kind: 'product' }) }),
    });
  }
  const link = { kind: 'supplier', productId, otherId: companyId } as const;
  await requireOpen(tx, viewer, link);
  const ends = { companyIds: [companyId], productIds: [productId] };
  const added = await insertSuppliers(tx, ends, viewer.id);
  if (added.length === 0) throw new ConflictError('already_linked');
  await recountSupplied(tx, productId);
  await tellOfLinks(tx, context, viewer.id, [link]);
  return { product: { id: productId, name: productName } };
}

/** A page request with its viewer. */
interface PageRequest {
  productId: string;
  sort: SupplierSort;
  cursor: string | undefined;
  limit: number;
  /** Number of rows of the default order that the viewer sees in full. */
  disclosed: number;
}

/** Dependencies for reading pages. */
type PageContext = Pick<Context, 'db' | 'cursors'>;

/** A page with the cursor of the next. */
interface CursoredPage extends SupplierPage {
  next: string | null;
}

/** Reads a page of a product's suppliers. @returns Null if there is no such product. */
export function readSupplierPage(context: PageContext, request: PageRequest): Promise<CursoredPage | null> {
  const withholds = Number.isFinite(request.disclosed);
  return request.sort === 'contacts' && withholds
    ? readPartlyByContacts(context, request)
    : readByKey(context, request);
}

async function readByKey(context: PageContext, request: PageRequest): Promise<CursoredPage | null> {
  const { db, cursors } = context;
  const { productId, sort, cursor, limit } = request;
  const after = cursors.decode(cursor, sort, KEY_KINDS[sort]);
  const page = await findSupplierPage(db, {
    productId,
    sort,
    after,
    limit: limit + 1,
    first: firstOf(request),
  });
  if (!page) return null;
  const { rows, last } = pageOf(page.rows, limit);
  return { product: page.product, rows, next: last && cursors.encode(sort, supplierSortKey(sort, last)) };
}

/** Cursor name for an offset within the first rows of the default order. */
const AMONG_FIRST = 'contacts-first';

/**
 * Sorts by contacts for a viewer from whom most of these numbers are withheld: only the fully visible rows are sorted
 * by contacts, and all others follow in the default order, which discloses nothing about their contacts.
 */
async function readPartlyByContacts(
  context: PageContext,
  request: PageRequest,
): Promise<CursoredPage | null> {
  const { db, cursors } = context;
  const { productId, cursor, limit } = request;
  const first = firstOf(request);
  if (cursors.orderOf(cursor) === 'premium') return readByKey(context, { ...request, sort: 'premium' });
  const [offset = 0] = cursors.decode(cursor, AMONG_FIRST, ['number']) ?? [];
  if (cursor !== undefined && (offset < 1 || offset >= first)) throw badCursor();
  const page = await findSupplierPage(db, {
    productId,
    sort: 'premium',
    after: null,
    limit: Math.max(first, offset + limit) + 1,
    first,
  });
  if (!page) return null;
  const known = page.rows.slice(0, first);
  const ordered = [...known].sort(byContacts).concat(page.rows.slice(first));
  const end = offset + limit;
  const rows = ordered.slice(offset, end);
  return {
    product: page.product,
    rows,
    next: ordered.length > end ? cursorAt(cursors, page.rows, end, first) : null,
  };
}

function cursorAt(cursors: Cursors, rows: readonly SupplierRow[], end: number, first: number): string {
  const before = rows[end - 1];
  return end < first || !before
    ? cursors.encode(AMONG_FIRST, [end])
    : cursors.encode('premium', supplierSortKey('premium', before));
}

// The sort is stable: equal numbers stay in the default order.
const byContacts = (a: SupplierRow, b: SupplierRow): number => b.contactCount - a.contactCount;

const firstOf = ({ disclosed }: PageRequest): number => (Number.isFinite(disclosed) ? disclosed : 0);
