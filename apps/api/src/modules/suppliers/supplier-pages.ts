import type { SupplierSort } from '@millrace/domain';
import type { Database } from '../../db/database';
import { decodeCursor, encodeCursor, orderOfCursor, pageOf } from '../../http/cursor';
import {
  findSupplierPage,
  KEY_KINDS,
  keyOf,
  type SupplierPage,
  type SupplierRow,
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

/** A page and the cursor of the next. */
export interface CursoredPage extends SupplierPage {
  next: string | null;
}

/** A page of a product's suppliers. @returns Null without such a product. */
export function readSupplierPage(db: Database, request: PageRequest): Promise<CursoredPage | null> {
  const withholds = Number.isFinite(request.disclosed);
  return request.sort === 'contacts' && withholds
    ? readPartlyByContacts(db, request)
    : readByKey(db, request);
}

async function readByKey(db: Database, request: PageRequest): Promise<CursoredPage | null> {
  const { productId, sort, cursor, limit } = request;
  const after = decodeCursor(cursor, sort, KEY_KINDS[sort]);
  const page = await findSupplierPage(db, {
    productId,
    sort,
    after,
    limit: limit + 1,
    first: firstOf(request),
  });
  if (!page) return null;
  const { rows, last } = pageOf(page.rows, limit);
  return { product: page.product, rows, next: last && encodeCursor(sort, keyOf(sort, last)) };
}

/** How far the first rows of the default order have been answered. */
const AMONG_FIRST = 'contacts-first';

/**
 * Most contacts first, for a viewer from whom most of these numbers are withheld: only the rows that are seen in full
 * are in that order, then come the others in the default order, which tells nothing of their contacts.
 */
async function readPartlyByContacts(db: Database, request: PageRequest): Promise<CursoredPage | null> {
  const { productId, cursor, limit } = request;
  const first = firstOf(request);
  if (orderOfCursor(cursor) === 'premium') return readByKey(db, { ...request, sort: 'premium' });
  const [offset = 0] = decodeCursor(cursor, AMONG_FIRST, ['number']) ?? [];
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
  return { product: page.product, rows, next: ordered.length > end ? cursorAt(page.rows, end, first) : null };
}

function cursorAt(rows: readonly SupplierRow[], end: number, first: number): string {
  const before = rows[end - 1];
  return end < first || !before
    ? encodeCursor(AMONG_FIRST, [end])
    : encodeCursor('premium', keyOf('premium', before));
}

// Equal numbers keep the order that they came in.
const byContacts = (a: SupplierRow, b: SupplierRow): number => b.contactCount - a.contactCount;

const firstOf = ({ disclosed }: PageRequest): number => (Number.isFinite(disclosed) ? disclosed : 0);
