import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf } from '../../../platform/db/database';
import { blockedBy, isEventForAll, isReadableInFeed, isShownMember } from '../../../visibility';

/** A post in search results. */
export interface FoundPostRow {
  id: string;
  userId: string;
  userName: string;
  company: string | null;
  companyId: string | null;
  text: string;
  likeCount: number;
  commentCount: number;
  addedAt: string;
  linked: readonly string[];
}

/** A member in search results. */
export interface FoundMemberRow {
  id: string;
  name: string;
  image: string | null;
  designation: string | null;
  company: string | null;
}

/** SQL: true if a viewer may read the post of a row of `search_documents d`. @param viewerId Null for a guest. */
export const isShownPost = (viewerId: string | null): SQL => sql`EXISTS (
  SELECT 1 FROM posts o WHERE o.id = d.id AND ${isReadableInFeed('o', sql`${viewerId}`)}
    AND o.user_id NOT IN ${blockedBy(sql`${viewerId}`)})`;

/** SQL: true if the event of a row of `search_documents d` is visible to all. */
export const isShownEvent: SQL = sql`EXISTS (SELECT 1 FROM events e WHERE e.id = d.id AND ${isEventForAll('e')})`;

/** SQL: true if the member of a row of `search_documents d` is visible to the viewer, and not the viewer. */
export const isFoundMember = (viewerId: string): SQL => sql`(d.id <> ${viewerId}::uuid AND EXISTS (
  SELECT 1 FROM users u WHERE u.id = d.id AND ${isShownMember('u')}))`;

/** Reads posts by ID, in the given order, only those that the viewer may read. */
export async function findFoundPosts(
  db: Database,
  ids: readonly string[],
  viewerId: string | null,
): Promise<FoundPostRow[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<FoundPostRow>(
    db,
    sql`
      SELECT o.id, o.user_id AS "userId", u.display_name AS "userName", coalesce(c.name, u.company_name) AS company,
        c.id AS "companyId", o.text, o.like_count AS "likeCount", o.comment_count AS "commentCount",
        o.created_at::text AS "addedAt",
        ARRAY(SELECT p.name FROM post_products t JOIN products p ON p.id = t.product_id
          WHERE t.post_id = o.id ORDER BY t.position)
        || ARRAY(SELECT t2.name FROM post_companies t JOIN companies t2 ON t2.id = t.company_id
          WHERE t.post_id = o.id ORDER BY t.position) AS linked
      FROM posts o JOIN users u ON u.id = o.user_id LEFT JOIN companies c ON c.id = u.company_id
      WHERE o.id = ANY(${asArray(ids)}::uuid[]) AND ${isReadableInFeed('o', sql`${viewerId}`)}
        AND o.user_id NOT IN ${blockedBy(sql`${viewerId}`)}`,
  );
  return inOrder(ids, rows);
}

/** Reads members by ID, in the given order. */
export async function findFoundMembers(db: Database, ids: readonly string[]): Promise<FoundMemberRow[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<FoundMemberRow>(
    db,
    sql`
      SELECT u.id, u.display_name AS name, coalesce(u.image, u.linkedin_image) AS image, u.designation,
        coalesce(c.name, u.company_name) AS company
      FROM users u LEFT JOIN companies c ON c.id = u.company_id
      WHERE u.id = ANY(${asArray(ids)}::uuid[]) AND ${isShownMember('u')}`,
  );
  return inOrder(ids, rows);
}

/** Texts of events that search covers besides those in lists. */
export interface EventTextRow {
  id: string;
  text: string;
  linked: readonly string[];
}

/** Reads the searchable texts of events. */
export async function findEventTexts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EventTextRow>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<EventTextRow>(
    db,
    sql`
      SELECT e.id, regexp_replace(e.details, '<[^>]*>', ' ', 'g') AS text,
        ARRAY(SELECT p.name FROM event_products t JOIN products p ON p.id = t.product_id WHERE t.event_id = e.id
          ORDER BY t.position)
        || ARRAY(SELECT c.name FROM event_companies t JOIN companies c ON c.id = t.company_id WHERE t.event_id = e.id
          ORDER BY t.created_at LIMIT 200) AS linked
      FROM events e WHERE e.id = ANY(${asArray(ids)}::uuid[]) AND ${isEventForAll('e')}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
