import type { CompanyType, Sector, SupplierSort } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { companies, products } from '../../../platform/db/schema';
import type { Picture } from '../../../platform/db/schema/columns/picture';
import type { ContactCard } from '../../../platform/db/schema/companies';
import { type Statement, statement } from '../../../platform/db/statement';

/** Values of a sort key, in its order. */
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
  /** True if it is among the first rows of the default order, which disclose more. */
  isAmongFirst: boolean;
}

/** A page of a product's suppliers. */
export interface SupplierPage {
  product: { id: string; name: string; supplierCount: number };
  rows: SupplierRow[];
}

/** Query for a page of a product's suppliers. */
interface SupplierPageQuery {
  productId: string;
  sort: SupplierSort;
  /** Sort key of the last row of the previous page; null for the first page. */
  after: Key | null;
  /** Page size plus one. */
  limit: number;
  /** Number of first rows of the default order. */
  first: number;
}

// Each order matches the end of an index, so that a page is an index range scan.
const ORDERS = {
  premium: ['premium_rank', 'company_key', 'company_id'],
  country: ['country_key', 'company_key', 'company_id'],
  company: ['company_key', 'company_id'],
  contacts: ['contacts_rank', 'company_key', 'company_id'],
} as const satisfies Record<SupplierSort, readonly string[]>;

/** Types of a sort key's values, for decoding cursors. */
export const KEY_KINDS = {
  premium: ['number', 'string', 'string'],
  country: ['string', 'string', 'string'],
  company: ['string', 'string'],
  contacts: ['number', 'string', 'string'],
} as const satisfies Record<SupplierSort, readonly ('string' | 'number')[]>;

/** Returns a row's values of a sort key. */
export function supplierSortKey(sort: SupplierSort, row: SupplierRow): Key {
  const values = {
    premium_rank: row.premium ? 0 : 1,
    contacts_rank: -row.contactCount,
    country_key: row.countryKey,
    company_key: row.companyKey,
    company_id: row.companyId,
  };
  return ORDERS[sort].map((name) => values[name]);
}

const columns = sql`
  s.company_id AS "companyId", c.name AS "companyName", c.country, c.sector, c.type, c.logo, c.images,
  c.contact_cards AS "contactCards", s.premium, s.contact_count AS "contactCount", s.company_key AS "companyKey",
  s.country_key AS "countryKey"`;

/** SQL: true if a supplier `s` is among the first of the default order. */
const isAmongFirst = (productId: SQL, first: SQL): SQL => sql`s.company_id IN (
  SELECT company_id FROM suppliers WHERE product_id = ${productId}
  ORDER BY premium_rank, company_key, company_id LIMIT ${first}
) AS "isAmongFirst"`;

interface PageValues {
  productId: string;
  limit: number;
  first: number;
  key0?: string | number | undefined;
  key1?: string | number | undefined;
  key2?: string | number | undefined;
}

type PageRow = { productName: string; supplierCount: number } & (SupplierRow | { companyId: null });

/** SQL types of the columns of an order, to cast a cursor's values. */
const TYPES = {
  premium_rank: sql`smallint`,
  contacts_rank: sql`integer`,
  country_key: sql`text`,
  company_key: sql`text`,
  company_id: sql`uuid`,
} as const;

function pageStatement(sort: SupplierSort, isFirst: boolean): Statement<PageValues, PageRow> {
  const order = ORDERS[sort];
  const place = (alias: string): SQL =>
    sql.join(
      order.map((name) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`),
      sql`, `,
    );
  return statement(`suppliers_by_${sort}_${isFirst ? 'first' : 'next'}`, (value) => {
    const keys = order.map((name, at) => sql`${value(`key${at}` as 'key0')}::${TYPES[name]}`);
    const start = isFirst ? sql`` : sql`AND (${place('s')}) > (${sql.join(keys, sql`, `)})`;
    return sql`
      SELECT p.name AS "productName", p.supplier_count AS "supplierCount", page.*
      FROM products p
      LEFT JOIN LATERAL (
        SELECT ${columns}, ${isAmongFirst(value('productId'), value('first'))}, s.premium_rank, s.contacts_rank,
          s.country_key, s.company_key, s.company_id
        FROM suppliers s JOIN companies c ON c.id = s.company_id
        WHERE s.product_id = p.id ${start}
        ORDER BY ${place('s')} LIMIT ${value('limit')}
      ) page ON true
      WHERE p.id = ${value('productId')}
      ORDER BY ${place('page')}`;
  });
}

const pagesOf = (sort: SupplierSort) => ({
  first: pageStatement(sort, true),
  next: pageStatement(sort, false),
});

const PAGES = {
  premium: pagesOf('premium'),
  country: pagesOf('country'),
  company: pagesOf('company'),
  contacts: pagesOf('contacts'),
} as const satisfies Record<SupplierSort, unknown>;

/** Reads a page of a product's suppliers and its name in one statement. @returns Null if there is no product. */
export async function findSupplierPage(
  db: Database,
  { sort, after, ...values }: SupplierPageQuery,
): Promise<SupplierPage | null> {
  const { first: firstPage, next } = PAGES[sort];
  const found = after
    ? await next(db, { ...values, key0: after[0], key1: after[1], key2: after[2] })
    : await firstPage(db, values);
  const [row] = found;
  if (!row) return null;
  return {
    product: { id: values.productId, name: row.productName, supplierCount: row.supplierCount },
    rows: found.filter((one): one is PageRow & SupplierRow => one.companyId !== null),
  };
}

const countStatement = statement<{ productId: string }, { count: number }>(
  'supplier_count',
  (value) => sql`SELECT supplier_count AS count FROM products WHERE id = ${value('productId')}`,
);

/** Counts the suppliers of a product. @returns Null if there is no such product. */
export async function findSupplierCount(db: Database, productId: string): Promise<number | null> {
  const [row] = await countStatement(db, { productId });
  return row?.count ?? null;
}

/** Products and their suppliers to link. */
interface SuppliedPair {
  productId: string;
  companyId: string;
}

/**
 * Makes each of the companies a supplier of each of the products, in one statement. Copied columns
 * are taken from the company.
 *
 * @returns The links that are new.
 */
export function insertSuppliers(
  tx: Transaction,
  { companyIds, productIds }: { companyIds: readonly string[]; productIds: readonly string[] },
  createdBy: string,
): Promise<SuppliedPair[]> {
  return rowsOf<SuppliedPair>(
    tx,
    sql`INSERT INTO suppliers (product_id, company_id, created_by, company_key, country_key, premium, contact_count)
      SELECT p.id, c.id, ${createdBy}::uuid, c.name_key, c.country_key, c.premium, c.contact_count
      FROM ${companies} c, ${products} p
      WHERE c.id = ANY(${asArray(companyIds)}::uuid[]) AND p.id = ANY(${asArray(productIds)}::uuid[])
      ORDER BY p.id, c.id
      ON CONFLICT DO NOTHING
      RETURNING product_id AS "productId", company_id AS "companyId"`,
  );
}

/** Reads one supplier of a product as a row of the list. */
export async function findSupplier(
  tx: Transaction,
  productId: string,
  companyId: string,
  first: number,
): Promise<SupplierRow | null> {
  const [row] = await rowsOf<SupplierRow>(
    tx,
    sql`SELECT ${columns}, ${isAmongFirst(sql`${productId}`, sql`${first}`)}
      FROM suppliers s JOIN companies c ON c.id = s.company_id
      WHERE s.product_id = ${productId} AND s.company_id = ${companyId}`,
  );
  return row ?? null;
}

/** A company that supplies applications of a product. */
export interface CustomerRow {
  companyId: string;
  companyName: string;
  companyKey: string;
  country: string | null;
  sector: Sector | null;
  logo: string | null;
  contactCards: ContactCard[];
  /** Number of the applications that it supplies. */
  supplied: number;
  /** True if it is among the first rows of the list, which disclose more. */
  isAmongFirst: boolean;
}

/** Query for a page of a product's potential customers. */
interface CustomerPageQuery {
  productId: string;
  /** Cursor: the last row of the previous page; null for the first page. */
  after: { supplied: number; companyKey: string; companyId: string } | null;
  /** Page size plus one. */
  limit: number;
  /** Number of first rows. */
  first: number;
}

type Found = { count: number } & (CustomerRow | { companyId: null });

/** Reads a page of suppliers of a product's applications, most of them first. @returns Null if there is no product. */
export async function findCustomerPage(
  db: Database,
  { productId, after, limit, first }: CustomerPageQuery,
): Promise<{ count: number; rows: CustomerRow[] } | null> {
  const start = after
    ? sql`WHERE (-n.supplied, n.company_key, n.company_id)
        > (${-after.supplied}::integer, ${after.companyKey}::text COLLATE "C", ${after.companyId}::uuid)`
    : sql``;
  const found = await rowsOf<Found>(
    db,
    sql`
      WITH counted AS MATERIALIZED (
        SELECT s.company_id, s.company_key, count(*)::integer AS supplied
        FROM product_links l JOIN suppliers s ON s.product_id = l.application_id
        WHERE l.raw_material_id = ${productId} GROUP BY s.company_id, s.company_key
      ), page AS (
        SELECT * FROM counted n ${start} ORDER BY -n.supplied, n.company_key, n.company_id LIMIT ${limit}
      )
      SELECT p.potential_customer_count AS count, c.id AS "companyId", c.name AS "companyName",
        n.company_key AS "companyKey", c.country, c.sector, c.logo, c.contact_cards AS "contactCards", n.supplied,
        c.id IN (
          SELECT company_id FROM counted ORDER BY -supplied, company_key, company_id LIMIT ${first}
        ) AS "isAmongFirst"
      FROM products p
      LEFT JOIN (page n JOIN companies c ON c.id = n.company_id) ON true
      WHERE p.id = ${productId}
      ORDER BY -n.supplied, n.company_key, n.company_id`,
  );
  const [row] = found;
  if (!row) return null;
  return {
    count: row.count,
    rows: found.filter((one): one is Found & CustomerRow => one.companyId !== null),
  };
}
