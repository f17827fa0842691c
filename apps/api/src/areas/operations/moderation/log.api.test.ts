import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../testing';
import { CASES, openModerationDesk, postPath } from '../../../../testing/moderation-desk';
import { moderationDecisions, postComments, posts, users } from '../../../platform/db/schema';
import { purgeRemovedPosts } from '../../feed/posts';

const { server, seed, moderator, reported, decide, hide, signUp } = await openModerationDesk();
let author: Visitor;
let authorId: string;

afterAll(() => server.close());

beforeEach(async () => {
  ({ visitor: author, id: authorId } = await signUp('Author'));
});

describe('the log', () => {
  it('says who decided what, and cannot be changed [GAP-096]', async () => {
    const post = await seed.post({ id: authorId }, 'Logged');
    const id = await reported('post', post.id);
    await hide(id);
    const { db } = server.context;
    const rows = await db.select().from(moderationDecisions).where(eq(moderationDecisions.caseId, id));
    expect(rows).toMatchObject([{ decision: 'hide', reason: 'spam', targetId: post.id }]);
    const changes = [
      db.update(moderationDecisions).set({ note: 'x' }).where(eq(moderationDecisions.caseId, id)),
      db.delete(moderationDecisions).where(eq(moderationDecisions.caseId, id)),
    ];
    for (const change of changes) await expect(change).rejects.toThrow();
    await db.delete(users).where(eq(users.id, authorId));
    expect(await db.select().from(moderationDecisions).where(eq(moderationDecisions.caseId, id))).toEqual(
      rows,
    );
  });

  it('keeps what was removed until it is decided on', async () => {
    const { db, storage } = server.context;
    const post = await seed.post({ id: authorId }, 'Removed in a hurry', {
      removedAt: new Date(Date.now() - 3_600_000),
    });
    await db.insert(postComments).values({ postId: post.id, userId: authorId, text: 'and a word' });
    const kept = await seed.post({ id: authorId }, 'Reported first');
    const id = await reported('post', kept.id);
    await author.delete(postPath(kept.id));
    await db
      .update(posts)
      .set({ removedAt: new Date(Date.now() - 3_600_000) })
      .where(eq(posts.id, kept.id));
    await purgeRemovedPosts({ db, storage });
    const one = (await moderator.get(`${CASES}/${id}`)).body;
    expect([one.state, one.post?.text, one.possible]).toEqual([
      'gone',
      'Reported first',
      ['dismiss', 'suspend'],
    ]);
    await decide(moderator, id, 'dismiss', 0);
    await purgeRemovedPosts({ db, storage });
    expect((await moderator.get(`${CASES}/${id}`)).body).toMatchObject({
      post: null,
      snapshot: { text: 'Reported first' },
    });
  });
});
