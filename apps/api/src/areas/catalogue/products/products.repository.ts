import { nameSortKey, type Sector } from '@millrace/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import {
  productFollowers,
  productLinks,
  products,
  productTallies,
  suppliers,
} from '../../../platform/db/schema';
import { columnsOf, statement } from '../../../platform/db/statement';
import type { ProductFacts } from './product-facts';

/** Columns of a product for its page. */
const SHOWN = [
  'id',
  'name',
  'nameKey',
  'description',
  'country',
  'sector',
  'kind',
  'synonyms',
  'identifiers',
  'properties',
  'originalImages',
  'cropImages',
  'followerCount',
  'supplierCount',
  'rawMaterialCount',
  'applicationCount',
  'potentialCustomerCount',
  'version',
  'updatedAt',
] as const;

/** A product, and whether the viewer follows it. */
export type ProductRow = Pick<typeof products.$inferSelect, (typeof SHOWN)[number]> & {
  following: boolean;
  /** Countries of its suppliers, from the search document; only for a single product, not in lists. */
  countries?: readonly (readonly [string, number])[];
};

const shown = columnsOf(products, 'p', SHOWN);

const followedBy = (viewerId: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM product_followers f WHERE f.product_id = p.id AND f.user_id = ${viewerId}) AS following`;

const productById = statement<{ id: string; viewerId: string | null }, ProductRow>(
  'product_by_id',
  (value) =>
    sql`SELECT ${shown}, ${followedBy(value('viewerId'))},
      (SELECT coalesce(d.countries, '[]') FROM search_documents d WHERE d.kind = 'product' AND d.id = p.id) AS countries
      FROM products p WHERE p.id = ${value('id')}`,
);

/** Finds a product for a viewer; `viewerId` is null for a guest. */
export async function findProduct(
  db: Database,
  id: string,
  viewerId: string | null,
): Promise<ProductRow | null> {
  const [row] = await productById(db, { id, viewerId });
  return row ?? null;
}

/** Query for a page of all products. */
export interface ProductPageQuery {
  sector: Sector | null;
  /** Cursor of the page; null for the first. */
  after: { nameKey: string; id: string } | null;
  /** Page size plus one. */
  limit: number;
  viewerId: string | null;
}

/** Reads products by name. */
export function listProducts(
  db: Database,
  { sector, after, limit, viewerId }: ProductPageQuery,
): Promise<ProductRow[]> {
  const within = sector === null ? sql`true` : sql`p.sector = ${sector}`;
  const start = after ? sql`AND (p.name_key, p.id) > (${after.nameKey}, ${after.id})` : sql``;
  return rowsOf<ProductRow>(
    db,
    sql`SELECT ${shown}, ${followedBy(sql`${viewerId}`)} FROM products p WHERE ${within} ${start}
      ORDER BY p.name_key, p.id LIMIT ${limit}`,
  );
}

/** Counts the products of a sector or of all. */
export async function countProducts(db: Database, sector: Sector | null): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${productTallies.change}), 0)::integer` })
    .from(productTallies)
    .where(sector === null ? undefined : eq(productTallies.sector, sector));
  return row?.count ?? 0;
}

/** Compacts the tallies of products. Concurrent readers see either all or none of it. */
export async function addUpProductTallies(db: Database): Promise<void> {
  await db.execute(sql`
    WITH added AS (DELETE FROM product_tallies RETURNING sector, change)
    INSERT INTO product_tallies (sector, change)
    SELECT sector, sum(change)::integer FROM added GROUP BY sector HAVING sum(change) <> 0`);
}

const NO_FACTS: ProductFacts = { kind: null, synonyms: {}, identifiers: {}, properties: [] };

/** Fields of a new product. */
export interface NewProduct {
  id: string;
  name: string;
  description: string | null;
  facts?: ProductFacts;
}

/** Inserts one or many products in one statement. The caller must hold the locks on their names. */
export async function insertProducts(
  tx: Transaction,
  rows: readonly NewProduct[],
  createdBy: string,
): Promise<void> {
  const json = JSON.stringify(
    rows.map(({ id, name, description, facts = NO_FACTS }) => ({
      id,
      name,
      description,
      name_key: nameSortKey(name),
      ...facts,
    })),
  );
  await tx.execute(sql`
    INSERT INTO products (id, name, name_key, description, kind, synonyms, identifiers, properties, created_by, updated_by)
    SELECT id, name, name_key, description, kind, synonyms, identifiers, properties, ${createdBy}::uuid, ${createdBy}::uuid
    FROM jsonb_to_recordset(${json}::jsonb)
      AS r(id uuid, name text, name_key text, description text, kind text, synonyms jsonb, identifiers jsonb,
        properties jsonb)
    ORDER BY id`);
}

/** Updates the fields of a product. */
export async function updateProduct(
  tx: Transaction,
  id: string,
  change: ProductFacts & { name: string; description: string | null; version: number; updatedBy: string },
): Promise<void> {
  await tx
    .update(products)
    .set({ ...change, nameKey: nameSortKey(change.name), updatedAt: sql`now()` })
    .where(eq(products.id, id));
}

/** Increments the version of a product for a change that its row does not contain. @returns The new version. */
export async function bumpVersion(tx: Transaction, id: string, updatedBy: string): Promise<number> {
  const [row] = await tx
    .update(products)
    .set({ version: sql`${products.version} + 1`, updatedBy, updatedAt: sql`now()` })
    .where(eq(products.id, id))
    .returning({ version: products.version });
  if (!row) throw new Error('The product is gone.');
  return row.version;
}

/** Deletes a product. */
export async function deleteProduct(tx: Transaction, id: string): Promise<void> {
  await tx.delete(products).where(eq(products.id, id));
}

/** Locks a product until the transaction ends. @returns Its fields; null if there is no such product. */
export async function lockProduct(
  tx: Transaction,
  id: string,
): Promise<(ProductFacts & { name: string; description: string | null; version: number }) | null> {
  const { name, description, kind, synonyms, identifiers, properties, version } = products;
  const [found] = await tx
    .select({ name, description, kind, synonyms, identifiers, properties, version })
    .from(products)
    .where(eq(products.id, id))
    .for('update');
  return found ?? null;
}

/** True if a product has suppliers, followers or links. */
export async function isProductInUse(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await rowsOf<{ used: boolean }>(
    tx,
    sql`SELECT EXISTS (SELECT 1 FROM ${suppliers} WHERE product_id = ${id})
      OR EXISTS (SELECT 1 FROM ${productFollowers} WHERE product_id = ${id})
      OR EXISTS (SELECT 1 FROM ${productLinks} WHERE raw_material_id = ${id} OR application_id = ${id}) AS used`,
  );
  return row?.used ?? false;
}

/** Finds products with the same name, ignoring case, accents and whitespace. */
export function findSimilarlyNamed(tx: Transaction, name: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.nameKey, nameSortKey(name)))
    .orderBy(products.createdAt, products.id);
}
