import type { SupplierSort } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { badCursor, type Cursors, pageOf } from '../../../platform/http/cursor';
import {
  findSupplierPage,
  KEY_KINDS,
  type SupplierPage,
  type SupplierRow,
  supplierSortKey,
} from './suppliers.repository';

/** Which page, for whom. */
export interface PageRequest {
  productId: string;
  sort: SupplierSort;
  cursor: string | undefined;
  limit: number;
  /** How many rows of the default order the viewer sees in full. */
  disclosed: number;
}

/** What pages are made with. */
type PageContext = Pick<Context, 'db' | 'cursors'>;

/** A page and the cursor of the next. */
export interface CursoredPage extends SupplierPage {
  next: string | null;
}

/** A page of a product's suppliers. @returns Null without such a product. */
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

/** How far the first rows of the default order have been answered. */
const AMONG_FIRST = 'contacts-first';

/**
 * Most contacts first, for a viewer from whom most of these numbers are withheld: only the rows that are seen in full
 * are in that order, then come the others in the default order, which tells nothing of their contacts.
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

// Equal numbers keep the order that they came in.
const byContacts = (a: SupplierRow, b: SupplierRow): number => b.contactCount - a.contactCount;

const firstOf = ({ disclosed }: PageRequest): number => (Number.isFinite(disclosed) ? disclosed : 0);
