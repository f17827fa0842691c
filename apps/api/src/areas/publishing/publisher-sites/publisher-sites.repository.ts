import {
  type AnalyticsDays,
  type AnalyticsPeriod,
  EMBED_ELEMENT_NAMES,
  EMBED_FIGURES,
  type EmbedElementName,
  type EmbedKind,
  isEmbedAbout,
  PUBLISHER_PROOF_DAYS,
} from '@millrace/domain';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { embedDays, publisherSites, users } from '../../../platform/db/schema';
import { isEventForAll } from '../../../visibility';
import { findSuccessors } from '../../catalogue/merging';

/** A stored site. */
export type SiteRow = typeof publisherSites.$inferSelect;

/** Reads a member's sites, newest first. */
export const findSites = (db: Database | Transaction, userId: string): Promise<SiteRow[]> =>
  db
    .select()
    .from(publisherSites)
    .where(eq(publisherSites.userId, userId))
    .orderBy(desc(publisherSites.createdAt), publisherSites.id);

const isOwn = (userId: string, id: string) =>
  and(eq(publisherSites.id, id), eq(publisherSites.userId, userId));

/** Finds a member's own site; null if there is none. */
export async function findSite(db: Database, userId: string, id: string): Promise<SiteRow | null> {
  const [row] = await db.select().from(publisherSites).where(isOwn(userId, id));
  return row ?? null;
}

/** Reads a member's sites, locked against concurrent additions. */
export async function lockSites(tx: Transaction, userId: string): Promise<SiteRow[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return findSites(tx, userId);
}

/** Inserts a site. */
export async function insertSite(
  tx: Transaction,
  site: Pick<SiteRow, 'userId' | 'host' | 'address' | 'token'>,
): Promise<SiteRow> {
  const [row] = await tx.insert(publisherSites).values(site).returning();
  if (!row) throw new Error('The site was not kept.');
  return row;
}

/** Marks a site as verified. @returns Null if it was deleted in the meantime. */
export async function keepProof(db: Database, id: string): Promise<SiteRow | null> {
  const [row] = await db
    .update(publisherSites)
    .set({ provenUntil: sql`now() + ${PUBLISHER_PROOF_DAYS} * interval '1 day'` })
    .where(eq(publisherSites.id, id))
    .returning();
  return row ?? null;
}

/** Deletes a site. Its counts are purged by the next housekeeping. @returns False if there was none. */
export async function deleteSite(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(publisherSites).where(isOwn(userId, id)).returning({ id: publisherSites.id });
  return gone.length > 0;
}

/** Retention of counts in days, a little longer than the maximum range of a report. */
const KEPT_DAYS = 760;

/** Purges counts that are too old or of sites without a verification. */
export async function purgeExpiredEmbedDays(db: Database): Promise<void> {
  await db.delete(embedDays).where(sql`
    ${embedDays.day} < (now() AT TIME ZONE 'UTC')::date - ${KEPT_DAYS}::integer
    OR NOT EXISTS (SELECT 1 FROM ${publisherSites} s WHERE s.host = ${embedDays.host} AND s.proven_until IS NOT NULL)`);
}

/** Counts by metric. */
export type Figures = Record<(typeof EMBED_FIGURES)[number], number>;

const sums = (): SQL =>
  sql.join(
    EMBED_FIGURES.map(
      (metric) =>
        sql`coalesce(sum(d.count) FILTER (WHERE d.metric = ${metric}), 0)::double precision AS ${sql.identifier(metric)}`,
    ),
    sql`, `,
  );

const within = (host: string, { from, to }: AnalyticsDays): SQL =>
  sql`d.host = ${host} AND d.day BETWEEN ${from}::date AND ${to}::date`;

/** Counts of a period. */
export interface PeriodRow extends Figures {
  /** First day of the whole period, even if the range begins later. */
  start: string;
}

/** Reads the counts of a site by period, along the primary key. */
export const findPeriods = (
  db: Database,
  host: string,
  days: AnalyticsDays,
  by: AnalyticsPeriod,
): Promise<PeriodRow[]> =>
  rowsOf<PeriodRow>(
    db,
    sql`SELECT date_trunc(${by}, d.day::timestamp)::date::text AS start, ${sums()}
      FROM embed_days d WHERE ${within(host, days)} GROUP BY 1`,
  );

/** A widget with its counts. */
export interface WidgetRow extends Figures {
  element: EmbedElementName;
  thing: string;
}

/** Reads the widgets of a site, those with a deleted or merged subject first, then the most viewed, with the total. */
export async function findWidgets(
  db: Database,
  host: string,
  days: AnalyticsDays,
  limit: number,
): Promise<{ rows: WidgetRow[]; count: number }> {
  const rows = await rowsOf<WidgetRow & { all: number }>(
    db,
    sql`SELECT w.*, (count(*) OVER ())::integer AS all FROM (
        SELECT d.element, d.thing, ${sums()}
        FROM embed_days d WHERE ${within(host, days)} GROUP BY 1, 2
      ) w
      ORDER BY ${isGone(sql`w.element`, sql`w.thing`)} DESC, w.views DESC, w.clicks DESC, w.element, w.thing
      LIMIT ${limit}`,
  );
  return { rows, count: rows[0]?.all ?? 0 };
}

const UUID = sql`'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

/** SQL: true if a widget can have such a subject. */
const canBeAbout = (element: SQL, kind: EmbedKind): SQL =>
  sql`${element} = ANY(${asArray(EMBED_ELEMENT_NAMES.filter((name) => isEmbedAbout(name, kind)))})`;

/** SQL: true if the subject does not exist itself, so that the widget shows its successor or nothing. */
const isGone = (element: SQL, thing: SQL): SQL => sql`
  (CASE WHEN ${thing} ~ ${UUID} THEN NOT (
    (${canBeAbout(element, 'product')} AND EXISTS (SELECT 1 FROM products t WHERE t.id = ${thing}::uuid))
    OR (${canBeAbout(element, 'company')} AND EXISTS (SELECT 1 FROM companies t WHERE t.id = ${thing}::uuid))
    OR (${canBeAbout(element, 'event')}
      AND EXISTS (SELECT 1 FROM events e WHERE e.id = ${thing}::uuid AND ${isEventForAll('e')}))
  ) ELSE NOT ${canBeAbout(element, 'sector')} END)`;

/** Subject of a widget. */
export interface ShownThing {
  kind: 'product' | 'company' | 'event';
  id: string;
  name: string;
}

/** Reads the subjects by ID, resolving merged records to their successors; deleted ones are omitted. */
export async function findVisible(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownThing>> {
  if (ids.length === 0) return new Map();
  const [products, companies] = await Promise.all([
    findSuccessors(db, 'products', ids),
    findSuccessors(db, 'companies', ids),
  ]);
  const successors = new Map([...products, ...companies]);
  const asked = sql`ANY(${asArray([...ids, ...successors.values()])}::uuid[])`;
  const rows = await rowsOf<ShownThing>(
    db,
    sql`SELECT 'product' AS kind, id, name FROM products WHERE id = ${asked}
      UNION ALL SELECT 'company', id, name FROM companies WHERE id = ${asked}
      UNION ALL SELECT 'event', e.id, e.name FROM events e WHERE e.id = ${asked} AND ${isEventForAll('e')}`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.flatMap((id) => {
      const thing = known.get(id) ?? known.get(successors.get(id) ?? '');
      return thing ? [[id, thing] as const] : [];
    }),
  );
}
