import type { Sector } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db/database';
import { isShownMember, namedContactsOf } from '../../../visibility';

/** A connection of a member. */
export interface ConnectionRow {
  userId: string;
  name: string;
  nameKey: string;
  designation: string | null;
  image: string | null;
  companyId: string | null;
  companyName: string | null;
  connected: boolean;
}

/** Owner of a list of connections. */
export interface ConnectionOwner {
  userId: string;
  companyId: string | null;
  /** Maximum number of named contacts per vendor and customer; null for all. */
  named: number | null;
}

/** Query for a page of connections. */
interface ConnectionPageQuery extends ConnectionOwner {
  /** Cursor: the last row of the previous page; null for the first page. */
  after: { connected: boolean; nameKey: string; userId: string } | null;
  /** Page size plus one. */
  limit: number;
}

/** SQL: true if the viewer follows `users u`. */
const isFollowed = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM connections n WHERE n.user_id = ${userId} AND n.connected_id = u.id)`;

const isOther = (userId: string): SQL => sql`${isShownMember('u')} AND u.id <> ${userId}`;

const partnerCompanies = (companyId: string): SQL =>
  sql`${partnerIds('vendors', companyId)} UNION ${partnerIds('customers', companyId)}`;

/**
 * SQL: true if `users u` is a contact of the owner's vendors or customers whom the plan names and the owner does not
 * follow; null if there can be none. @see GAP-076
 */
const isContact = ({ userId, companyId, named }: ConnectionOwner): SQL | null =>
  companyId === null
    ? null
    : sql`${isOther(userId)} AND NOT ${isFollowed(userId)} AND u.id IN (
        SELECT contact.id FROM (${partnerCompanies(companyId)}) partner
        CROSS JOIN LATERAL ${namedContactsOf(sql`partner.company_id`, named)} contact)`;

/** SQL: rows after the cursor, by name. */
const isAfter = ({ nameKey, userId }: { nameKey: string; userId: string }): SQL =>
  sql`(u.name_key, u.id) > (${nameKey}::text COLLATE "C", ${userId}::uuid)`;

/**
 * Reads a page of a member's connections: followed members first, then listed contacts of vendors and customers, each
 * sorted by name. The second part is queried only if the page has room for it. @see GAP-084
 */
export async function findConnections(db: Database, query: ConnectionPageQuery): Promise<ConnectionRow[]> {
  const { userId, after, limit } = query;
  const stretch = (connected: boolean, isListed: SQL): SQL => {
    const start = after?.connected === connected ? sql`AND ${isAfter(after)}` : sql``;
    return sql`(SELECT u.id, ${sql.raw(String(connected))} AS connected FROM users u WHERE ${isListed} ${start}
      ORDER BY u.name_key, u.id LIMIT ${limit})`;
  };
  const contact = isContact(query);
  const stretches = [
    ...(after?.connected === false ? [] : [stretch(true, sql`${isOther(userId)} AND ${isFollowed(userId)}`)]),
    ...(contact === null ? [] : [stretch(false, contact)]),
  ];
  if (stretches.length === 0) return [];
  const listed = sql.join(stretches, sql` UNION ALL `);
  return rowsOf<ConnectionRow>(
    db,
    sql`
      WITH listed AS MATERIALIZED (SELECT * FROM (${listed}) stretch LIMIT ${limit})
      SELECT u.id AS "userId", u.display_name AS name, u.name_key AS "nameKey", u.designation,
        coalesce(u.image, u.linkedin_image) AS image, c.id AS "companyId",
        coalesce(c.name, u.company_name) AS "companyName", listed.connected
      FROM listed JOIN users u ON u.id = listed.id LEFT JOIN companies c ON c.id = u.company_id
      ORDER BY NOT listed.connected, u.name_key, u.id`,
  );
}

/** Counts a member's connections. */
export async function countConnections(db: Database, owner: ConnectionOwner): Promise<number> {
  const { userId } = owner;
  const contact = isContact(owner);
  // Counts all followed members with an index-only scan, and subtracts the few suspended ones.
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`
      SELECT ((SELECT count(*) FROM connections WHERE user_id = ${userId} AND connected_id <> ${userId})
        - (SELECT count(*) FROM users u WHERE NOT ${isShownMember('u')} AND u.id <> ${userId} AND ${isFollowed(userId)})
        ${contact === null ? sql`` : sql`+ (SELECT count(*) FROM users u WHERE ${contact})`})::integer AS count`,
  );
  return row?.count ?? 0;
}

/** True if a vendor or customer of a company has more contacts than the plan names. */
export async function hasUnnamedContacts(
  db: Database,
  { companyId, named }: Pick<ConnectionOwner, 'companyId' | 'named'>,
): Promise<boolean> {
  if (companyId === null || named === null) return false;
  const found = await rowsOf(
    db,
    sql`SELECT 1 FROM (${partnerCompanies(companyId)}) partner JOIN companies c ON c.id = partner.company_id
      WHERE c.contact_count > ${named} LIMIT 1`,
  );
  return found.length > 0;
}

/** Direction of a business relation: sellers to a company, or its buyers. */
export type PartnerKind = 'vendors' | 'customers';

/** A vendor or customer of a member's company. */
export interface PartnerRow {
  id: string;
  name: string;
  nameKey: string;
  country: string | null;
  sector: Sector | null;
  logo: string | null;
  contactCount: number;
  /** Sort key: minus the number of contacts; 1 for rows with withheld contacts, so that the order discloses nothing. */
  rank: number;
}

/** Query for a page of a company's vendors or customers. */
interface PartnerPageQuery {
  companyId: string;
  kind: PartnerKind;
  /** Cursor: the last row of the previous page; null for the first page. */
  after: Pick<PartnerRow, 'rank' | 'nameKey' | 'id'> | null;
  /** Page size plus one. */
  limit: number;
  /** Number of rows with disclosed contacts; null for all. */
  disclosed: number | null;
}

// Goes from the company's own products one step along the links to the suppliers there.
const STEPS = {
  vendors: sql`JOIN product_links l ON l.application_id = own.product_id
    JOIN suppliers s ON s.product_id = l.raw_material_id`,
  customers: sql`JOIN product_links l ON l.raw_material_id = own.product_id
    JOIN suppliers s ON s.product_id = l.application_id`,
} as const satisfies Record<PartnerKind, SQL>;

/** SQL for the IDs of a company's vendors or customers, without itself. @param companyId Also as SQL. @see GAP-081 */
export const partnerIds = (kind: PartnerKind, companyId: string | SQL): SQL => sql`
  SELECT DISTINCT s.company_id FROM suppliers own ${STEPS[kind]}
  WHERE own.company_id = ${companyId} AND s.company_id <> own.company_id`;

type Found = { count: number } & (PartnerRow | { id: null });

/** Reads a page of a company's vendors or customers, with the total. */
export async function findPartners(
  db: Database,
  { companyId, kind, after, limit, disclosed }: PartnerPageQuery,
): Promise<{ count: number; rows: PartnerRow[] }> {
  const place = sql`row_number() OVER (ORDER BY c.contact_count DESC, c.name_key, c.id)`;
  const rank =
    disclosed === null
      ? sql`-c.contact_count`
      : sql`CASE WHEN ${place} <= ${disclosed}::integer THEN -c.contact_count ELSE 1 END`;
  const start = after
    ? sql`WHERE (r.rank, r."nameKey", r.id)
        > (${after.rank}::integer, ${after.nameKey}::text COLLATE "C", ${after.id}::uuid)`
    : sql``;
  const found = await rowsOf<Found>(
    db,
    sql`
      WITH partner AS MATERIALIZED (${partnerIds(kind, companyId)}),
      ranked AS (
        SELECT c.id, c.name, c.name_key AS "nameKey", c.country, c.sector, c.logo, c.contact_count AS "contactCount",
          ${rank} AS rank
        FROM partner p JOIN companies c ON c.id = p.company_id
      )
      SELECT counted.count, page.*
      FROM (SELECT count(*)::integer AS count FROM partner) counted
      LEFT JOIN LATERAL (SELECT * FROM ranked r ${start} ORDER BY r.rank, r."nameKey", r.id LIMIT ${limit}) page ON true
      ORDER BY page.rank, page."nameKey", page.id`,
  );
  return {
    count: found[0]?.count ?? 0,
    rows: found.filter((one): one is Found & PartnerRow => one.id !== null),
  };
}

/** Maximum number of products in a partner's row. */
const NAMED_PRODUCTS = 3;

/** Products that link a partner to the company. */
export interface PartnerProducts {
  products: { id: string; name: string }[];
  count: number;
}

/** Finds the products of each partner that the company's products are made of, or go into. */
export async function findPartnerProducts(
  db: Database,
  { kind, companyId, partners }: { kind: PartnerKind; companyId: string; partners: readonly string[] },
): Promise<ReadonlyMap<string, PartnerProducts>> {
  if (partners.length === 0) return new Map();
  const rows = await rowsOf<{ companyId: string; id: string; name: string; count: number }>(
    db,
    sql`
      SELECT found."companyId", found.id, found.name, found.count FROM (
        SELECT linked.company_id AS "companyId", p.id, p.name,
          count(*) OVER (PARTITION BY linked.company_id)::integer AS count,
          row_number() OVER (PARTITION BY linked.company_id ORDER BY p.name_key, p.id) AS place
        FROM (
          SELECT DISTINCT s.company_id, s.product_id FROM suppliers own ${STEPS[kind]}
          WHERE own.company_id = ${companyId} AND s.company_id IN (${sql.join(
            partners.map((id) => sql`${id}::uuid`),
            sql`, `,
          )})
        ) linked JOIN products p ON p.id = linked.product_id
      ) found WHERE found.place <= ${NAMED_PRODUCTS} ORDER BY found.place`,
  );
  const found = new Map<string, PartnerProducts>();
  for (const { companyId: partner, id, name, count } of rows) {
    const known = found.get(partner) ?? { products: [], count };
    known.products.push({ id, name });
    found.set(partner, known);
  }
  return found;
}

/** Counts a company's vendors or customers with the query of the list. @see GAP-081 */
export async function countPartners(db: Database, kind: PartnerKind, companyId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::integer AS count FROM (${partnerIds(kind, companyId)}) partner`,
  );
  return row?.count ?? 0;
}
