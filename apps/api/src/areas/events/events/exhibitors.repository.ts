import type { Sector } from '@millrace/domain';
import { and, count, eq, inArray, max, notInArray, type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { eventCompanies, eventProducts } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';
import { relatedCompanies } from './events.repository';

/** An exhibitor. */
export interface ExhibitorRow {
  id: string;
  name: string;
  nameKey: string;
  country: string | null;
  contactCount: number;
  sector: Sector | null;
  logo: string | null;
  premium: boolean;
  adderId: string | null;
  adderName: string | null;
}

/** Query for a page of exhibitors. */
export interface ExhibitorPage {
  eventId: string;
  /** Filter to companies related to this member; null for all. */
  relatedTo: string | null;
  /** Cursor of the page; null for the first. */
  after: { contactCount: number; nameKey: string; id: string } | null;
  /** Page size plus one. */
  limit: number;
}

/** Reads a page of exhibitors, those with most contacts first, with the total. @see EVT-011 */
export async function findExhibitors(
  db: Database | Transaction,
  { eventId, relatedTo, after, limit }: ExhibitorPage,
): Promise<{ count: number; rows: ExhibitorRow[] }> {
  const wanted = sql`t.event_id = ${eventId}::uuid ${
    relatedTo === null ? sql`` : sql`AND c.id IN (${relatedCompanies(sql`${relatedTo}::uuid`)})`
  }`;
  const from = sql`FROM event_companies t JOIN companies c ON c.id = t.company_id`;
  const [counted] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count ${from} WHERE ${wanted}`,
  );
  const rows = await rowsOf<ExhibitorRow>(
    db,
    sql`
      SELECT c.id, c.name, c.name_key AS "nameKey", c.country, c.contact_count AS "contactCount", c.sector, c.logo,
        c.premium, u.id AS "adderId", u.display_name AS "adderName"
      ${from} LEFT JOIN users u ON u.id = t.added_by AND ${isShownMember('u')}
      WHERE ${wanted} ${after ? isAfter(after) : sql``}
      ORDER BY c.contact_count DESC, c.name_key, c.id LIMIT ${limit}`,
  );
  return { count: counted?.count ?? 0, rows };
}

const isAfter = ({ contactCount, nameKey, id }: NonNullable<ExhibitorPage['after']>): SQL => sql`
  AND (-c.contact_count, c.name_key, c.id) > (${-contactCount}::int, ${nameKey}::text COLLATE "C", ${id}::uuid)`;

/** Adds exhibitors, ignoring existing ones. @returns The new ones. */
export async function insertExhibitors(
  tx: Transaction,
  eventId: string,
  companyIds: readonly string[],
  addedBy: string,
): Promise<string[]> {
  if (companyIds.length === 0) return [];
  const added = await tx
    .insert(eventCompanies)
    .values(companyIds.map((companyId) => ({ eventId, companyId, addedBy })))
    .onConflictDoNothing()
    .returning({ id: eventCompanies.companyId });
  return added.map(({ id }) => id);
}

/** Returns the member who added an exhibitor; null if the company is none. */
export async function findExhibitor(
  tx: Transaction,
  eventId: string,
  companyId: string,
): Promise<{ addedBy: string | null } | null> {
  const [row] = await tx
    .select({ addedBy: eventCompanies.addedBy })
    .from(eventCompanies)
    .where(isExhibitor(eventId, companyId));
  return row ?? null;
}

/** Removes an exhibitor. */
export async function deleteExhibitor(tx: Transaction, eventId: string, companyId: string): Promise<void> {
  await tx.delete(eventCompanies).where(isExhibitor(eventId, companyId));
}

const isExhibitor = (eventId: string, companyId: string) =>
  and(eq(eventCompanies.eventId, eventId), eq(eventCompanies.companyId, companyId));

/**
 * Removes all other exhibitors.
 *
 * @param known Removable ones. Default: all.
 * @returns The removed ones with the members who had added them.
 */
export async function deleteOtherExhibitors(
  tx: Transaction,
  eventId: string,
  companyIds: readonly string[],
  known?: readonly string[],
): Promise<{ companyId: string; addedBy: string | null }[]> {
  const others = companyIds.length > 0 ? notInArray(eventCompanies.companyId, [...companyIds]) : undefined;
  const removable = known && inArray(eventCompanies.companyId, [...known]);
  return tx
    .delete(eventCompanies)
    .where(and(eq(eventCompanies.eventId, eventId), others, removable))
    .returning({ companyId: eventCompanies.companyId, addedBy: eventCompanies.addedBy });
}

/** Appends product tags; existing ones stay in place. */
export async function insertProducts(
  tx: Transaction,
  eventId: string,
  productIds: readonly string[],
  addedBy: string,
): Promise<void> {
  if (productIds.length === 0) return;
  const [last] = await tx
    .select({ position: max(eventProducts.position) })
    .from(eventProducts)
    .where(eq(eventProducts.eventId, eventId));
  const first = (last?.position ?? -1) + 1;
  await tx
    .insert(eventProducts)
    .values(productIds.map((productId, at) => ({ eventId, productId, position: first + at, addedBy })))
    .onConflictDoNothing();
}

/** Replaces an event's product tags; existing ones keep their author. @param known Removable ones. Default: all. */
export async function replaceProducts(
  tx: Transaction,
  eventId: string,
  productIds: readonly string[],
  addedBy: string,
  known?: readonly string[],
): Promise<void> {
  const removable = known && inArray(eventProducts.productId, [...known]);
  const others = productIds.length > 0 ? notInArray(eventProducts.productId, [...productIds]) : undefined;
  await tx.delete(eventProducts).where(and(eq(eventProducts.eventId, eventId), others, removable));
  await insertProducts(tx, eventId, productIds, addedBy);
  await tx.execute(sql`
    UPDATE event_products t SET position = wanted.at - 1
    FROM unnest(${asArray(productIds)}::uuid[]) WITH ORDINALITY AS wanted(id, at)
    WHERE t.event_id = ${eventId}::uuid AND t.product_id = wanted.id`);
}

/** Counts the exhibitors of an event that a member added. */
export async function countExhibitorsOf(tx: Transaction, eventId: string, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(eventCompanies)
    .where(and(eq(eventCompanies.eventId, eventId), eq(eventCompanies.addedBy, userId)));
  return row?.count ?? 0;
}

/** Counts the product tags of an event that a member added. */
export async function countProductsOf(tx: Transaction, eventId: string, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(eventProducts)
    .where(and(eq(eventProducts.eventId, eventId), eq(eventProducts.addedBy, userId)));
  return row?.count ?? 0;
}

/** Counts the product tags and exhibitors of an event. */
export async function countTags(
  tx: Transaction,
  eventId: string,
): Promise<{ products: number; companies: number }> {
  const [products] = await tx
    .select({ count: count() })
    .from(eventProducts)
    .where(eq(eventProducts.eventId, eventId));
  const [companies] = await tx
    .select({ count: count() })
    .from(eventCompanies)
    .where(eq(eventCompanies.eventId, eventId));
  return { products: products?.count ?? 0, companies: companies?.count ?? 0 };
}
