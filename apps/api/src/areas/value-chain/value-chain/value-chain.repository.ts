import type { Sector } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { type Statement, statement } from '../../../platform/db/statement';

/** The two ends of a link. */
export interface LinkEnds {
  rawMaterialId: string;
  applicationId: string;
}

/** A product at the other end of a link. */
export interface LinkedProduct {
  id: string;
  name: string;
  nameKey: string;
  description: string | null;
  sector: Sector | null;
  supplierCount: number;
  applicationCount: number;
  rawMaterialCount: number;
}

/** Query for a page of a product's raw materials or applications. */
export interface LinkedPageQuery {
  productId: string;
  /** Cursor of the page; null for the first. */
  after: { nameKey: string; id: string } | null;
  /** Page size plus one. */
  limit: number;
}

/** A page of linked products with the total. */
export interface LinkedPage {
  count: number;
  rows: LinkedProduct[];
}

type PageValues = { productId: string; limit: number } & Partial<NonNullable<LinkedPageQuery['after']>>;

type PageRow = { count: number } & (LinkedProduct | { id: null });

/** Columns of a product in the list. */
type LinkEnd = 'raw_materials' | 'applications';

/** Columns of a link: the known end, the requested end, and the count stored with the known end. */
interface Ends {
  near: SQL;
  far: SQL;
  count: SQL;
}

const pageStatement = (
  name: LinkEnd,
  { near, far, count }: Ends,
  isFirst: boolean,
): Statement<PageValues, PageRow> =>
  statement(`${name}_${isFirst ? 'first' : 'next'}`, (value) => {
    const start = isFirst
      ? sql``
      : sql`AND (o.name_key, o.id) > (${value('nameKey')}::text, ${value('id')}::uuid)`;
    return sql`
      SELECT ${count} AS count, page.*
      FROM products p
      LEFT JOIN LATERAL (
        SELECT o.id, o.name, o.name_key AS "nameKey", o.description, o.sector, o.supplier_count AS "supplierCount",
          o.application_count AS "applicationCount", o.raw_material_count AS "rawMaterialCount"
        FROM product_links l JOIN products o ON o.id = ${far}
        WHERE ${near} = p.id ${start}
        ORDER BY o.name_key, o.id LIMIT ${value('limit')}
      ) page ON true
      WHERE p.id = ${value('productId')}
      ORDER BY page."nameKey", page.id`;
  });

const pagesOf = (name: LinkEnd, ends: Ends) => ({
  first: pageStatement(name, ends, true),
  next: pageStatement(name, ends, false),
});

const rawMaterials = pagesOf('raw_materials', {
  near: sql`l.application_id`,
  far: sql`l.raw_material_id`,
  count: sql`p.raw_material_count`,
});

const applications = pagesOf('applications', {
  near: sql`l.raw_material_id`,
  far: sql`l.application_id`,
  count: sql`p.application_count`,
});

/** Reads a product's raw materials, by name. @returns Null if there is no such product. */
export const findRawMaterials = (db: Database, query: LinkedPageQuery): Promise<LinkedPage | null> =>
  findPage(db, rawMaterials, query);

/** Reads a product's applications, by name. @returns Null if there is no such product. */
export const findApplications = (db: Database, query: LinkedPageQuery): Promise<LinkedPage | null> =>
  findPage(db, applications, query);

async function findPage(
  db: Database,
  statements: { first: Statement<PageValues, PageRow>; next: Statement<PageValues, PageRow> },
  { productId, after, limit }: LinkedPageQuery,
): Promise<LinkedPage | null> {
  const found = await (after ? statements.next : statements.first)(db, { productId, limit, ...after });
  const [row] = found;
  if (!row) return null;
  return { count: row.count, rows: found.filter((one): one is PageRow & LinkedProduct => one.id !== null) };
}

/**
 * Links each of some raw materials with each of some applications, in one statement.
 *
 * @returns The links that are new.
 */
export function insertLinks(
  tx: Transaction,
  {
    rawMaterialIds,
    applicationIds,
  }: { rawMaterialIds: readonly string[]; applicationIds: readonly string[] },
  createdBy: string,
): Promise<LinkEnds[]> {
  return rowsOf<LinkEnds>(
    tx,
    sql`INSERT INTO product_links (raw_material_id, application_id, created_by)
      SELECT r.id, a.id, ${createdBy}::uuid
      FROM unnest(${asArray(rawMaterialIds)}::uuid[]) AS r(id), unnest(${asArray(applicationIds)}::uuid[]) AS a(id)
      ORDER BY r.id, a.id
      ON CONFLICT DO NOTHING
      RETURNING raw_material_id AS "rawMaterialId", application_id AS "applicationId"`,
  );
}
