import type { Visibility } from '@millrace/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { postVersions } from '../../../platform/db/schema';

/** An earlier version of a post's text. */
export interface PostVersionRow {
  text: string;
  writtenAt: Date;
}

/** Maximum number of versions returned. */
const VERSIONS_MAX = 50;

/** Stores the current text of a post before it is edited. */
export async function insertVersion(
  tx: Transaction,
  version: { postId: string; text: string; visibility: Visibility; writtenAt: Date },
): Promise<void> {
  await tx.insert(postVersions).values({ id: newId(), ...version });
}

/** Reads earlier versions of a post, newest first. @param which `public` omits versions that were private. */
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
