import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { linkVerdicts, users } from '../../../platform/db/schema';
import { endsOf, type Link } from './links.repository';

/** What a member says of a link. */
export interface VerdictRow {
  verdict: 'confirmed' | 'disputed';
  reason: string;
  sourceUrl: string | null;
  /** Null once that member has left. */
  userId: string | null;
  userName: string | null;
  createdAt: Date;
}

/** All verdicts on a link by number, and the first of them. */
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

/** The verdicts on a link: the viewer's own first, then the newest. */
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

/** Says what a member thinks of a link, in place of what they said before. */
export async function replaceVerdict(
  tx: Transaction,
  link: Link,
  said: Pick<VerdictRow, 'verdict' | 'reason' | 'sourceUrl'> & { userId: string },
): Promise<void> {
  await deleteVerdict(tx, link, said.userId);
  // Two at once of the same member: the later one finds the other's row, which says the same or is as new.
  await tx
    .insert(linkVerdicts)
    .values({ ...endsOf(link), ...said })
    .onConflictDoNothing();
}

/** Takes back what a member said of a link, if anything. */
export async function deleteVerdict(tx: Transaction, link: Link, userId: string): Promise<void> {
  await tx.delete(linkVerdicts).where(and(verdictIs(link), eq(linkVerdicts.userId, userId)));
}

/** What a member says of links, the newest first. */
export const findOwnVerdicts = (db: Database, userId: string) =>
  db
    .select()
    .from(linkVerdicts)
    .where(eq(linkVerdicts.userId, userId))
    .orderBy(desc(linkVerdicts.createdAt), linkVerdicts.id);
