import type { Sector } from '@millrace/domain';
import { and, count, eq, inArray, max, notInArray, type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { eventCompanies, eventProducts } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';
import { relatedCompanies } from './events.repository';

/** A company that exhibits. */
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

/** Which page of an event's exhibitors. */
export interface ExhibitorPage {
  eventId: string;
  /** Those only that have to do with this member; null is all. */
  relatedTo: string | null;
  /** Where the page begins; null is the first. */
  after: { contactCount: number; nameKey: string; id: string } | null;
  /** One more than are shown. */
  limit: number;
}

/** A page of the companies that exhibit, those with most contacts first, and how many there are in all. @see EVT-011 */
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

/** Adds companies to those that exhibit; those that are there stay as they are. @returns Those that are new. */
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

/** Who added an exhibitor; null where the company is none. */
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

/** Removes a company from those that exhibit. */
export async function deleteExhibitor(tx: Transaction, eventId: string, companyId: string): Promise<void> {
  await tx.delete(eventCompanies).where(isExhibitor(eventId, companyId));
}

const isExhibitor = (eventId: string, companyId: string) =>
  and(eq(eventCompanies.eventId, eventId), eq(eventCompanies.companyId, companyId));

/**
 * Removes all companies but these from those that exhibit.
 *
 * @param known Which can be removed. Default: any.
 * @returns Those that went, and who had added them.
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

/** Tags an event with further products; those that it has already stay where they are. */
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

/** Takes the place of an event's tags; who tagged what stays. @param known Which can be removed. Default: any. */
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

/** How many of an event's exhibitors a member has added. */
export async function countExhibitorsOf(tx: Transaction, eventId: string, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(eventCompanies)
    .where(and(eq(eventCompanies.eventId, eventId), eq(eventCompanies.addedBy, userId)));
  return row?.count ?? 0;
}

/** With how many products a member has tagged an event. */
export async function countProductsOf(tx: Transaction, eventId: string, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(eventProducts)
    .where(and(eq(eventProducts.eventId, eventId), eq(eventProducts.addedBy, userId)));
  return row?.count ?? 0;
}

/** How many products and exhibitors an event has. */
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
