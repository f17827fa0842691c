import type { CompanyType, Sector, SupplierSort } from '@millrace/domain';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Database, rowsOf, type Transaction } from '../../db/database';
import { prepareOnce } from '../../db/prepared';
import { companies, products, suppliers } from '../../db/schema';
import type { Picture } from '../../db/schema/columns/picture';
import type { ContactCard } from '../../db/schema/companies';

/** The values that an order compares, in its order. */
type Key = readonly (string | number)[];

/** A supplier of a product. */
export interface SupplierRow {
  companyId: string;
  companyName: string;
  country: string | null;
  sector: Sector | null;
  type: CompanyType | null;
  logo: string | null;
  images: Picture[];
  contactCards: ContactCard[];
  premium: boolean;
  contactCount: number;
  companyKey: string;
  countryKey: string;
  premiumRank: number;
  contactsRank: number;
  /** Whether it stands among the first of the default order, of which less is withheld. */
  isAmongFirst: boolean;
}

/** A page of a product's suppliers. */
export interface SupplierPage {
  product: { id: string; name: string; supplierCount: number };
  rows: SupplierRow[];
}

/** Which page of a product's suppliers. */
export interface SupplierPageQuery {
  productId: string;
  sort: SupplierSort;
  /** The key of the row before the page; null is the first page. */
  after: Key | null;
  /** One more than are shown. */
  limit: number;
  /** How many of the default order count as its first. */
  first: number;
}

// Each list is the end of an index of the table, so that a page is a walk along it.
const ORDERS: Readonly<Record<SupplierSort, readonly (keyof SupplierRow & keyof typeof suppliers)[]>> = {
  premium: ['premiumRank', 'companyKey', 'companyId'],
  country: ['countryKey', 'companyKey', 'companyId'],
  company: ['companyKey', 'companyId'],
  contacts: ['contactsRank', 'companyKey', 'companyId'],
};

/** What each value of a sort's key is, for reading cursors. */
export const KEY_KINDS = {
  premium: ['number', 'string', 'string'],
  country: ['string', 'string', 'string'],
  company: ['string', 'string'],
  contacts: ['number', 'string', 'string'],
} as const satisfies Record<SupplierSort, readonly ('string' | 'number')[]>;

/** The values by which a sort places a row. */
export const keyOf = (sort: SupplierSort, row: SupplierRow): Key =>
  ORDERS[sort].map((name) => row[name] as string | number);

const buildPage = (sort: SupplierSort, isFirst: boolean) =>
  prepareOnce((db) => {
    const columns = ORDERS[sort].map((name) => suppliers[name] as PgColumn);
    const start = isFirst
      ? undefined
      : sql`(${list(columns)}) > (${list(columns.map((_, at) => keyPart(at)))})`;
    const page = db
      .select({
        companyId: suppliers.companyId,
        companyName: sql<string>`${companies.name}`.as('company_name'),
        country: companies.country,
        sector: companies.sector,
        type: companies.type,
        logo: companies.logo,
        images: companies.images,
        contactCards: companies.contactCards,
        premium: suppliers.premium,
        contactCount: suppliers.contactCount,
        companyKey: suppliers.companyKey,
        countryKey: suppliers.countryKey,
        premiumRank: suppliers.premiumRank,
        contactsRank: suppliers.contactsRank,
        isAmongFirst: sql<boolean>`${suppliers.companyId} IN (
          SELECT company_id FROM suppliers WHERE product_id = ${sql.placeholder('productId')}
          ORDER BY premium_rank, company_key, company_id LIMIT ${sql.placeholder('first')}
        )`.as('is_among_first'),
      })
      .from(suppliers)
      .innerJoin(companies, eq(companies.id, suppliers.companyId))
      .where(and(eq(suppliers.productId, sql.placeholder('productId')), start))
      .orderBy(...columns.map((column) => asc(column)))
      .limit(sql.placeholder('limit'))
      .as('page');
    return db
      .select({
        product: { id: products.id, name: products.name, supplierCount: products.supplierCount },
        row: {
          companyId: page.companyId,
          companyName: page.companyName,
          country: page.country,
          sector: page.sector,
          type: page.type,
          logo: page.logo,
          images: page.images,
          contactCards: page.contactCards,
          premium: page.premium,
          contactCount: page.contactCount,
          companyKey: page.companyKey,
          countryKey: page.countryKey,
          premiumRank: page.premiumRank,
          contactsRank: page.contactsRank,
          isAmongFirst: page.isAmongFirst,
        },
      })
      .from(products)
      .leftJoinLateral(page, sql`true`)
      .where(eq(products.id, sql.placeholder('productId')))
      .orderBy(...ORDERS[sort].map((name) => asc(page[name])))
      .prepare(`suppliers_by_${sort}_${isFirst ? 'first' : 'next'}`);
  });

const list = (parts: readonly (SQL | PgColumn | ReturnType<typeof sql.placeholder>)[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );

const keyPart = (at: number) => sql.placeholder(`key${at}`);

const PAGES = {
  premium: { first: buildPage('premium', true), next: buildPage('premium', false) },
  country: { first: buildPage('country', true), next: buildPage('country', false) },
  company: { first: buildPage('company', true), next: buildPage('company', false) },
  contacts: { first: buildPage('contacts', true), next: buildPage('contacts', false) },
} as const satisfies Record<SupplierSort, unknown>;

/** A page of a product's suppliers and the product's name, in one statement. @returns Null without such a product. */
export async function findSupplierPage(db: Database, query: SupplierPageQuery): Promise<SupplierPage | null> {
  const { sort, after, ...values } = query;
  const statement = PAGES[sort][after === null ? 'first' : 'next'](db);
  const key = Object.fromEntries((after ?? []).map((value, at) => [`key${at}`, value]));
  const found = await statement.execute({ ...values, ...key });
  const [first] = found;
  if (!first) return null;
  return { product: first.product, rows: found.flatMap(({ row }) => (row ? [row as SupplierRow] : [])) };
}

const countStatement = prepareOnce((db) =>
  db
    .select({ count: products.supplierCount })
    .from(products)
    .where(eq(products.id, sql.placeholder('productId')))
    .prepare('supplier_count'),
);

/** How many companies supply a product. @returns Null without such a product. */
export async function findSupplierCount(db: Database, productId: string): Promise<number | null> {
  const [row] = await countStatement(db).execute({ productId });
  return row?.count ?? null;
}

/**
 * Makes a company a supplier of products; what the link repeats of the company is taken from it.
 *
 * @returns Those of the products that it did not supply before.
 */
export async function insertSupplier(
  tx: Transaction,
  link: { companyId: string; productIds: readonly string[]; createdBy: string },
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ product_id: string }>(
    tx,
    sql`INSERT INTO suppliers (product_id, company_id, created_by, company_key, country_key, premium, contact_count)
      SELECT p.id, c.id, ${link.createdBy}, c.name_key, c.country_key, c.premium, c.contact_count
      FROM ${companies} c, ${products} p
      WHERE c.id = ${link.companyId} AND p.id IN ${[...link.productIds]}
      ON CONFLICT DO NOTHING
      RETURNING product_id`,
  );
  return new Set(rows.map((row) => row.product_id));
}

/** One supplier of a product, as it stands in the list. */
export async function findSupplier(
  tx: Transaction,
  productId: string,
  companyId: string,
  first: number,
): Promise<SupplierRow | null> {
  const [row] = await tx
    .select({
      companyId: companies.id,
      companyName: companies.name,
      country: companies.country,
      sector: companies.sector,
      type: companies.type,
      logo: companies.logo,
      images: companies.images,
      contactCards: companies.contactCards,
      premium: suppliers.premium,
      contactCount: suppliers.contactCount,
      companyKey: suppliers.companyKey,
      countryKey: suppliers.countryKey,
      premiumRank: suppliers.premiumRank,
      contactsRank: suppliers.contactsRank,
      isAmongFirst: sql<boolean>`${suppliers.companyId} IN (
        SELECT company_id FROM suppliers WHERE product_id = ${productId}
        ORDER BY premium_rank, company_key, company_id LIMIT ${first}
      )`,
    })
    .from(suppliers)
    .innerJoin(companies, eq(companies.id, suppliers.companyId))
    .where(and(eq(suppliers.productId, productId), eq(suppliers.companyId, companyId)));
  return row ?? null;
}
