import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { linkVerdicts, productLinks, removedLinks, suppliers, users } from '../../../platform/db/schema';

/** A link of a product with a supplier or a raw material. */
export interface Link {
  kind: 'supplier' | 'material';
  productId: string;
  /** ID of the company or the raw material. */
  otherId: string;
}

/** Author, time and source of a link. */
export interface LinkOrigin {
  createdAt: Date;
  /** Null once that member has left, and for imported links. */
  createdBy: string | null;
  createdByName: string | null;
  sourceUrl: string | null;
}

const supplierIs = ({ productId, otherId }: Link): SQL | undefined =>
  and(eq(suppliers.productId, productId), eq(suppliers.companyId, otherId));

const materialIs = ({ productId, otherId }: Link): SQL | undefined =>
  and(eq(productLinks.applicationId, productId), eq(productLinks.rawMaterialId, otherId));

/** @returns Null if there is no such link. */
export async function findLinkOrigin(db: Database | Transaction, link: Link): Promise<LinkOrigin | null> {
  const table = link.kind === 'supplier' ? suppliers : productLinks;
  const { createdAt, createdBy, sourceUrl } = table;
  const [row] = await db
    .select({ createdAt, createdBy, sourceUrl, createdByName: users.displayName })
    .from(table)
    .leftJoin(users, eq(users.id, createdBy))
    .where(link.kind === 'supplier' ? supplierIs(link) : materialIs(link));
  return row ?? null;
}

/** Sets the source of a link. */
export async function setLinkSource(tx: Transaction, link: Link, sourceUrl: string | null): Promise<void> {
  if (link.kind === 'supplier') await tx.update(suppliers).set({ sourceUrl }).where(supplierIs(link));
  else await tx.update(productLinks).set({ sourceUrl }).where(materialIs(link));
}

const GONE = ['createdBy', 'createdAt', 'sourceUrl'] as const;

/** Deletes a link. @returns Its former row; null if there was none. */
export async function deleteLink(
  tx: Transaction,
  link: Link,
): Promise<Pick<LinkOrigin, (typeof GONE)[number]> | null> {
  const [gone] =
    link.kind === 'supplier'
      ? await tx.delete(suppliers).where(supplierIs(link)).returning()
      : await tx.delete(productLinks).where(materialIs(link)).returning();
  return gone ?? null;
}

/** Columns of the other end in the tables of verdicts and removed links. */
const endsOf = ({ kind, productId, otherId }: Link) => ({
  productId,
  companyId: kind === 'supplier' ? otherId : null,
  materialId: kind === 'material' ? otherId : null,
});

/** Records a removed link, replacing an earlier removal of it. */
export async function keepRemovedLink(
  tx: Transaction,
  link: Link,
  was: Pick<LinkOrigin, (typeof GONE)[number]>,
  removedBy: string,
  byModerator: boolean,
): Promise<void> {
  await tx.delete(removedLinks).where(removedIs(link));
  const { createdBy, createdAt, sourceUrl } = was;
  await tx
    .insert(removedLinks)
    .values({ ...endsOf(link), createdBy, createdAt, sourceUrl, removedBy, byModerator });
}

const removedIs = ({ kind, productId, otherId }: Link): SQL | undefined =>
  and(
    eq(removedLinks.productId, productId),
    eq(kind === 'supplier' ? removedLinks.companyId : removedLinks.materialId, otherId),
  );

/** Finds a removed link. @returns Null if there is none. */
export async function findRemovedLink(tx: Transaction, link: Link) {
  const [row] = await tx.select().from(removedLinks).where(removedIs(link)).for('update');
  return row ?? null;
}

/** Restores a removed link. */
export async function insertRemovedLink(
  tx: Transaction,
  link: Link,
  was: Pick<LinkOrigin, (typeof GONE)[number]>,
): Promise<void> {
  const { createdBy, createdAt, sourceUrl } = was;
  if (link.kind === 'supplier') {
    await tx.execute(sql`
      INSERT INTO suppliers (product_id, company_id, created_by, created_at, source_url, company_key, country_key,
        premium, contact_count)
      SELECT ${link.productId}, c.id, ${createdBy}, ${createdAt.toISOString()}, ${sourceUrl}, c.name_key, c.country_key, c.premium,
        c.contact_count
      FROM companies c WHERE c.id = ${link.otherId}`);
  } else {
    await tx.insert(productLinks).values({
      applicationId: link.productId,
      rawMaterialId: link.otherId,
      createdBy,
      createdAt,
      sourceUrl,
    });
  }
  await tx.delete(removedLinks).where(removedIs(link));
}

const asRows = (links: readonly Link[]) => sql`
  jsonb_to_recordset(${JSON.stringify(links.map((link, place) => ({ ...link, place })))}::jsonb)
    AS l(kind text, "productId" uuid, "otherId" uuid, place integer)`;

const isIt = sql`r.product_id = l."productId"
  AND CASE l.kind WHEN 'supplier' THEN r.company_id ELSE r.material_id END = l."otherId"`;

/** Filters links to those that a moderator has removed. */
export async function findRemovedByModerators(
  tx: Transaction,
  links: readonly Link[],
): Promise<ReadonlySet<Link>> {
  if (links.length === 0) return new Set();
  const rows = await rowsOf<{ place: number }>(
    tx,
    sql`SELECT l.place FROM ${asRows(links)} JOIN removed_links r ON ${isIt} WHERE r.by_moderator`,
  );
  return new Set(rows.flatMap(({ place }) => links[place] ?? []));
}

/** Deletes the removal records of links that exist again. */
export async function forgetRemovals(tx: Transaction, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return;
  await tx.execute(sql`DELETE FROM removed_links r USING ${asRows(links)} WHERE ${isIt}`);
}

/** A member's verdict on a link. */
export interface VerdictRow {
  verdict: 'confirmed' | 'disputed';
  reason: string;
  sourceUrl: string | null;
  /** Null once that member has left. */
  userId: string | null;
  userName: string | null;
  createdAt: Date;
}

/** Number of verdicts on a link, and the first of them. */
export interface Verdicts {
  confirmed: number;
  disputed: number;
  rows: VerdictRow[];
}

const verdictIs = ({ kind, productId, otherId }: Link): SQL | undefined =>
  and(
    eq(linkVerdicts.productId, productId),
    eq(kind === 'supplier' ? linkVerdicts.companyId : linkVerdicts.materialId, otherId),
  );

/** Reads the verdicts on a link: the viewer's own first, then the newest. */
export async function findVerdicts(
  db: Database | Transaction,
  link: Link,
  viewerId: string,
  limit: number,
): Promise<Verdicts> {
  const { verdict, reason, sourceUrl, userId, createdAt } = linkVerdicts;
  const rows = await db
    .select({ verdict, reason, sourceUrl, userId, createdAt, userName: users.displayName })
    .from(linkVerdicts)
    .leftJoin(users, eq(users.id, userId))
    .where(verdictIs(link))
    .orderBy(sql`${userId} IS NOT DISTINCT FROM ${viewerId}::uuid DESC`, desc(createdAt), linkVerdicts.id)
    .limit(limit);
  const [counts] = await db
    .select({
      confirmed: sql<number>`count(*) FILTER (WHERE ${verdict} = 'confirmed')`.mapWith(Number),
      disputed: sql<number>`count(*) FILTER (WHERE ${verdict} = 'disputed')`.mapWith(Number),
    })
    .from(linkVerdicts)
    .where(verdictIs(link));
  return { confirmed: counts?.confirmed ?? 0, disputed: counts?.disputed ?? 0, rows };
}

/** Sets a member's verdict on a link, replacing the previous one. */
export async function replaceVerdict(
  tx: Transaction,
  link: Link,
  said: Pick<VerdictRow, 'verdict' | 'reason' | 'sourceUrl'> & { userId: string },
): Promise<void> {
  await deleteVerdict(tx, link, said.userId);
  // With concurrent verdicts of one member, the later one finds the other's row, which is equally current.
  await tx
    .insert(linkVerdicts)
    .values({ ...endsOf(link), ...said })
    .onConflictDoNothing();
}

/** Deletes a member's verdict on a link. */
export async function deleteVerdict(tx: Transaction, link: Link, userId: string): Promise<void> {
  await tx.delete(linkVerdicts).where(and(verdictIs(link), eq(linkVerdicts.userId, userId)));
}

/** Reads a member's verdicts, newest first. */
export const findOwnVerdicts = (db: Database, userId: string) =>
  db
    .select()
    .from(linkVerdicts)
    .where(eq(linkVerdicts.userId, userId))
    .orderBy(desc(linkVerdicts.createdAt), linkVerdicts.id);
