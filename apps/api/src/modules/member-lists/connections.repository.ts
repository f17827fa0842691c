import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/database';
import { isShownMember, namedContactsOf } from '../../visibility';
import { partnerIds } from './partners.repository';

/** A member in one's list of connections. */
export interface ConnectionRow {
  userId: string;
  name: string;
  nameKey: string;
  image: string | null;
  companyId: string | null;
  companyName: string | null;
  connected: boolean;
}

/** Whose connections. */
export interface ConnectionOwner {
  userId: string;
  companyId: string | null;
  /** How many contacts of each vendor and customer may be named; null is all. */
  named: number | null;
}

/** Which page of a member's connections. */
export interface ConnectionPageQuery extends ConnectionOwner {
  /** The place of the row before the page; null is the first page. */
  after: { connected: boolean; nameKey: string; userId: string } | null;
  /** One more than are shown. */
  limit: number;
}

/**
 * The members in one's list: whom one follows, and the listed contacts of one's vendors and customers, of each company as
 * many as its page names. @see GAP-084, GAP-076
 */
const connectionIds = ({ userId, companyId, named }: ConnectionOwner): SQL => {
  const followed = sql`SELECT connected_id AS id FROM connections WHERE user_id = ${userId}`;
  const contacts =
    companyId &&
    sql`UNION SELECT contact.id FROM (${partnerCompanies(companyId)}) partner
      CROSS JOIN LATERAL ${namedContactsOf(sql`partner.company_id`, named)} contact`;
  return sql`SELECT u.id FROM (${followed} ${contacts || sql``}) near JOIN users u ON u.id = near.id
    WHERE ${isShownMember('u')} AND u.id <> ${userId}`;
};

const partnerCompanies = (companyId: string): SQL =>
  sql`${partnerIds('vendors', companyId)} UNION ${partnerIds('customers', companyId)}`;

type Found = { count: number } & (ConnectionRow | { userId: null });

/** A page of a member's connections, those that the member follows first, each by name, and how many they are in all. */
export async function findConnections(
  db: Database,
  { after, limit, ...owner }: ConnectionPageQuery,
): Promise<{ count: number; rows: ConnectionRow[] }> {
  const start = after
    ? sql`WHERE (NOT r.connected, r."nameKey", r."userId")
        > (${!after.connected}::boolean, ${after.nameKey}::text COLLATE "C", ${after.userId}::uuid)`
    : sql``;
  const found = await rowsOf<Found>(
    db,
    sql`
      WITH listed AS MATERIALIZED (${connectionIds(owner)}),
      ranked AS (
        SELECT u.id AS "userId", u.display_name AS name, u.name_key AS "nameKey",
          coalesce(u.image, u.linkedin_image) AS image, c.id AS "companyId",
          coalesce(c.name, u.company_name) AS "companyName",
          EXISTS (SELECT 1 FROM connections n WHERE n.user_id = ${owner.userId} AND n.connected_id = u.id) AS connected
        FROM listed JOIN users u ON u.id = listed.id LEFT JOIN companies c ON c.id = u.company_id
      )
      SELECT counted.count, page.*
      FROM (SELECT count(*)::integer AS count FROM listed) counted
      LEFT JOIN LATERAL (
        SELECT * FROM ranked r ${start} ORDER BY NOT r.connected, r."nameKey", r."userId" LIMIT ${limit}
      ) page ON true
      ORDER BY NOT page.connected, page."nameKey", page."userId"`,
  );
  return {
    count: found[0]?.count ?? 0,
    rows: found.filter((one): one is Found & ConnectionRow => one.userId !== null),
  };
}

/** How many connections a member has: by the query of the list. */
export async function countConnections(db: Database, owner: ConnectionOwner): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::integer AS count FROM (${connectionIds(owner)}) listed`,
  );
  return row?.count ?? 0;
}

/** Whether a vendor or customer of a company has more contacts than may be named. */
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
