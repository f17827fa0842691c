import { SITE_PATHS } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transact';
import type { AlertsJob } from '../../../platform/jobs';
import { optOutPath } from '../../../platform/mail';
import { findReadablePosts } from '../../../visibility';
import { findBlockedIds } from '../../network/blocks';
import { type AlertItemRow, claimItems } from './alert-items.repository';
import { sectionsOf } from './alert-sections';
import { lockAlertReader, setNextAlerts } from './alert-settings.repository';

/** How long it is at least from one mail to the next that is sent at once. */
const IMMEDIATE_EVERY_MS = 10 * 60_000;

/** How many lines a mail has at most. */
const LINES_MAX = 40;

/**
 * Mails a member what is due. Run twice, or by two processes, the second finds nothing: what is taken, and the mail,
 * are one transaction.
 */
export async function mailAlerts(
  { db, mailer }: Pick<Context, 'db' | 'mailer'>,
  { userId }: AlertsJob,
): Promise<void> {
  await transact(db, async (tx) => {
    const reader = await lockAlertReader(tx, userId);
    if (!reader) return;
    const items = await claimItems(tx, userId);
    if (reader.isStopped || !reader.isActive) return;
    const news = await worthTelling(tx, userId, items, reader.lastRead);
    if (news.length === 0) return;
    const now = new Date();
    const immediateAt = new Date(now.getTime() + IMMEDIATE_EVERY_MS);
    await setNextAlerts(tx, userId, { timeZone: reader.timeZone, immediateAt, now });
    const { sections, more } = sectionsOf(news, LINES_MAX);
    const data = {
      firstName: reader.firstName,
      sections,
      more,
      morePath: SITE_PATHS.notifications,
      settingsPath: `${SITE_PATHS.profile}#alerts`,
      stopPath: await optOutPath(tx, { kind: 'alerts', userId }),
    };
    await mailer.send({ name: 'alerts', to: reader.email, data }, { tx });
  });
}

/**
 * Without what the member has seen since, may not see any more, or what is gone, nor what members did whom the member
 * has blocked.
 *
 * @see GAP-052, GAP-097
 */
async function worthTelling(
  tx: Transaction,
  userId: string,
  items: readonly AlertItemRow[],
  lastRead: Date | null,
): Promise<AlertItemRow[]> {
  const ids = items.flatMap(({ postId }) => postId ?? []);
  const readable = await findReadablePosts(tx, ids, { id: userId });
  const blocked = new Set(await findBlockedIds(tx, userId));
  return items.filter(({ type, postId, actorId, createdAt }) => {
    if (actorId !== null && blocked.has(actorId)) return false;
    if (postId !== null && !readable.has(postId)) return false;
    // A post that is gone leaves neither.
    if (type === null) return postId !== null;
    return lastRead === null || createdAt > lastRead;
  });
}
