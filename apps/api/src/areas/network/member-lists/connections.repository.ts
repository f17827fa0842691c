import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db/database';
import { isShownMember, namedContactsOf } from '../../../visibility';
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

/** Whether one follows `users u`. */
const isFollowed = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM connections n WHERE n.user_id = ${userId} AND n.connected_id = u.id)`;

const isOther = (userId: string): SQL => sql`${isShownMember('u')} AND u.id <> ${userId}`;

const partnerCompanies = (companyId: string): SQL =>
  sql`${partnerIds('vendors', companyId)} UNION ${partnerIds('customers', companyId)}`;

/**
 * Whether `users u` is a contact whom one's plan names, of one's vendors or customers, and whom one does not follow; null
 * where none can be. @see GAP-076
 */
const isContact = ({ userId, companyId, named }: ConnectionOwner): SQL | null =>
  companyId === null
    ? null
    : sql`${isOther(userId)} AND NOT ${isFollowed(userId)} AND u.id IN (
        SELECT contact.id FROM (${partnerCompanies(companyId)}) partner
        CROSS JOIN LATERAL ${namedContactsOf(sql`partner.company_id`, named)} contact)`;

/** Those after a place in the order of names. */
const isAfter = ({ nameKey, userId }: { nameKey: string; userId: string }): SQL =>
  sql`(u.name_key, u.id) > (${nameKey}::text COLLATE "C", ${userId}::uuid)`;

/**
 * A page of a member's connections, each by name: those that the member follows first, then the listed contacts of vendors
 * and customers, which are looked for only where the page has room for them. @see GAP-084
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
      SELECT u.id AS "userId", u.display_name AS name, u.name_key AS "nameKey",
        coalesce(u.image, u.linkedin_image) AS image, c.id AS "companyId",
        coalesce(c.name, u.company_name) AS "companyName", listed.connected
      FROM listed JOIN users u ON u.id = listed.id LEFT JOIN companies c ON c.id = u.company_id
      ORDER BY NOT listed.connected, u.name_key, u.id`,
  );
}

/** How many connections a member has. */
export async function countConnections(db: Database, owner: ConnectionOwner): Promise<number> {
  const { userId } = owner;
  const contact = isContact(owner);
  // All whom one follows, read from an index alone, without the few who are suspended.
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`
      SELECT ((SELECT count(*) FROM connections WHERE user_id = ${userId} AND connected_id <> ${userId})
        - (SELECT count(*) FROM users u WHERE NOT ${isShownMember('u')} AND u.id <> ${userId} AND ${isFollowed(userId)})
        ${contact === null ? sql`` : sql`+ (SELECT count(*) FROM users u WHERE ${contact})`})::integer AS count`,
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
