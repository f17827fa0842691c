import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { productLinks, removedLinks, suppliers, users } from '../../../platform/db/schema';

/** A company that supplies a product, or a product that another is made of. */
export interface Link {
  kind: 'supplier' | 'material';
  productId: string;
  /** The company, or the raw material. */
  otherId: string;
}

/** Who added a link, when, and from where. */
export interface LinkOrigin {
  createdAt: Date;
  /** Null once that member has left, and for what came with an import. */
  createdBy: string | null;
  createdByName: string | null;
  sourceUrl: string | null;
}

const supplierIs = ({ productId, otherId }: Link): SQL | undefined =>
  and(eq(suppliers.productId, productId), eq(suppliers.companyId, otherId));

const materialIs = ({ productId, otherId }: Link): SQL | undefined =>
  and(eq(productLinks.applicationId, productId), eq(productLinks.rawMaterialId, otherId));

/** @returns Null without such a link. */
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

/** Says where a link can be read of. */
export async function setLinkSource(tx: Transaction, link: Link, sourceUrl: string | null): Promise<void> {
  if (link.kind === 'supplier') await tx.update(suppliers).set({ sourceUrl }).where(supplierIs(link));
  else await tx.update(productLinks).set({ sourceUrl }).where(materialIs(link));
}

const GONE = ['createdBy', 'createdAt', 'sourceUrl'] as const;

/** Removes a link. @returns How it stood; null when it was not there. */
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

/** The other end as the tables of verdicts and of removed links have it. */
export const endsOf = ({ kind, productId, otherId }: Link) => ({
  productId,
  companyId: kind === 'supplier' ? otherId : null,
  materialId: kind === 'material' ? otherId : null,
});

/** Keeps a link that was removed; an earlier removal of the same is forgotten. */
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

/** A link that was removed. @returns Null without such a one. */
export async function findRemovedLink(tx: Transaction, link: Link) {
  const [row] = await tx.select().from(removedLinks).where(removedIs(link)).for('update');
  return row ?? null;
}

/** Puts a removed link back as it stood. */
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
