import type { Sector } from '@millrace/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/database';
import { prepareOnce } from '../../db/prepared';
import { productLinks, products } from '../../db/schema';

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
}

/** Which page of a product's raw materials or applications. */
export interface LinkedPageQuery {
  productId: string;
  /** Where the page begins; null is the first. */
  after: { nameKey: string; id: string } | null;
  /** One more than are shown. */
  limit: number;
}

/** A page of linked products, and how many there are. */
export interface LinkedPage {
  count: number;
  rows: LinkedProduct[];
}

const other = alias(products, 'other');

const buildPage = (name: string, near: PgColumn, far: PgColumn, count: PgColumn, isFirst: boolean) =>
  prepareOnce((db) => {
    const start: SQL | undefined = isFirst
      ? undefined
      : sql`(${other.nameKey}, ${other.id}) > (${sql.placeholder('nameKey')}, ${sql.placeholder('id')})`;
    const page = db
      .select({
        id: other.id,
        name: other.name,
        nameKey: other.nameKey,
        description: other.description,
        sector: other.sector,
        supplierCount: other.supplierCount,
        applicationCount: other.applicationCount,
      })
      .from(productLinks)
      .innerJoin(other, eq(other.id, far))
      .where(and(eq(near, sql.placeholder('productId')), start))
      .orderBy(other.nameKey, other.id)
      .limit(sql.placeholder('limit'))
      .as('page');
    return db
      .select({
        count: sql<number>`${count}`,
        row: {
          id: page.id,
          name: page.name,
          nameKey: page.nameKey,
          description: page.description,
          sector: page.sector,
          supplierCount: page.supplierCount,
          applicationCount: page.applicationCount,
        },
      })
      .from(products)
      .leftJoinLateral(page, sql`true`)
      .where(eq(products.id, sql.placeholder('productId')))
      .orderBy(page.nameKey, page.id)
      .prepare(`${name}_${isFirst ? 'first' : 'next'}`);
  });

type PageStatement = ReturnType<typeof buildPage>;

const pages = (name: string, near: PgColumn, far: PgColumn, count: PgColumn) => ({
  first: buildPage(name, near, far, count, true),
  next: buildPage(name, near, far, count, false),
});

const rawMaterials = pages(
  'raw_materials',
  productLinks.applicationId,
  productLinks.rawMaterialId,
  products.rawMaterialCount,
);
const applications = pages(
  'applications',
  productLinks.rawMaterialId,
  productLinks.applicationId,
  products.applicationCount,
);

/** What a product is made of, by name. @returns Null without such a product. */
export const findRawMaterials = (db: Database, query: LinkedPageQuery): Promise<LinkedPage | null> =>
  findPage(db, rawMaterials, query);

/** Where a product ends up, by name. @returns Null without such a product. */
export const findApplications = (db: Database, query: LinkedPageQuery): Promise<LinkedPage | null> =>
  findPage(db, applications, query);

async function findPage(
  db: Database,
  statements: { first: PageStatement; next: PageStatement },
  { productId, after, limit }: LinkedPageQuery,
): Promise<LinkedPage | null> {
  const statement = after ? statements.next(db) : statements.first(db);
  const found = await statement.execute({ productId, limit, ...after });
  const [first] = found;
  if (!first) return null;
  return { count: first.count, rows: found.flatMap(({ row }) => (row ? [row] : [])) };
}

/** Links two products. @returns False when they are linked so already. */
export async function insertLink(tx: Transaction, ends: LinkEnds, createdBy: string): Promise<boolean> {
  const added = await tx
    .insert(productLinks)
    .values({ ...ends, createdBy })
    .onConflictDoNothing()
    .returning({ id: productLinks.applicationId });
  return added.length > 0;
}
