import type { Visibility } from '@millrace/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { postVersions } from '../../../platform/db/schema';

/** An earlier text of a post. */
export interface PostVersionRow {
  text: string;
  writtenAt: Date;
}

/** Maximum number of versions returned. */
const VERSIONS_MAX = 50;

/** Keeps what a post said, as it is about to say something else. */
export async function insertVersion(
  tx: Transaction,
  version: { postId: string; text: string; visibility: Visibility; writtenAt: Date },
): Promise<void> {
  await tx.insert(postVersions).values({ id: newId(), ...version });
}

/** Finds what a post said before, newest first. @param which `public` leaves out what was private then. */
export const findVersions = (
  db: Database,
  postId: string,
  which: 'all' | 'public',
): Promise<PostVersionRow[]> =>
  db
    .select({ text: postVersions.text, writtenAt: postVersions.writtenAt })
    .from(postVersions)
    .where(
      and(
        eq(postVersions.postId, postId),
        which === 'public' ? eq(postVersions.visibility, 'public') : undefined,
      ),
    )
    .orderBy(desc(postVersions.writtenAt), desc(postVersions.id))
    .limit(VERSIONS_MAX);
