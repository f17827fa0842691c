import {
  type AlertKind,
  cutPostTitle,
  postPath,
  postTitle,
  SITE_PATHS,
  settingsPath,
} from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { ReaderStretch } from '../../../platform/db/reader-stretch';
import { transact } from '../../../platform/db/transact';
import type { AlertsJob } from '../../../platform/jobs';
import { type MailData, optOutPath, plainName } from '../../../platform/mail';
import { type MessageKey, text } from '../../../platform/messages/text';
import { findReadablePosts } from '../../../visibility';
import { findBlockedIds } from '../../network/blocks';
import { notificationPath, notificationText } from '../notification-templates';
import {
  type AlertItemRow,
  claimDueRecipients,
  claimItems,
  forgetPostNews,
  insertPostNews,
  insertSearchNews,
  insertTold,
  SEARCH_NEWS,
  type SearchNews,
  type ToldNews,
} from './alert-items.repository';
import { lockAlertReader, setNextAlerts } from './alert-settings.repository';

type WithJobs = Pick<Context, 'jobs'>;

const queue = (tx: Transaction, { jobs }: WithJobs, userIds: readonly string[]): Promise<void> =>
  jobs.sendAll(
    'alerts',
    userIds.map((userId) => ({ userId })),
    { tx },
  );

/** Has members mailed about what they were told, as often as each wants it. In the transaction that told them. */
export async function queueAlerts(tx: Transaction, context: WithJobs, told: ToldNews): Promise<void> {
  if (told.ids.length > 0) await queue(tx, context, await insertTold(tx, told));
}

/** Has members mailed about what is new in their saved searches, as often as each says. */
export async function queueMatchAlerts(
  tx: Transaction,
  context: WithJobs,
  news: readonly SearchNews[],
): Promise<void> {
  await queue(tx, context, await insertSearchNews(tx, news));
}

/** Has those of a stretch who follow what a post is about mailed about it; each once, however often this is called. */
export async function alertFollowers(
  tx: Transaction,
  context: WithJobs,
  postId: string,
  stretch: ReaderStretch,
): Promise<void> {
  await queue(tx, context, await insertPostNews(tx, postId, stretch));
}

/** Has nobody mailed about a post who follows what it is about no longer. */
export const forgetFormerFollowers = (tx: Transaction, postId: string): Promise<void> =>
  forgetPostNews(tx, postId);

/** Queues the mails that are due; several processes may at the same time. */
export async function queueDueAlerts({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await transact(db, async (tx) => queue(tx, { jobs }, await claimDueRecipients(tx)));
}

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
      settingsPath: settingsPath('notifications'),
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

type Sections = MailData['alerts']['sections'];

/** The order of a mail. */
const KINDS = [
  SEARCH_NEWS,
  'posts',
  'people',
  'products',
  'company_posts',
  'product_posts',
] as const satisfies readonly (AlertKind | typeof SEARCH_NEWS)[];

/**
 * What a mail says, by kind: several alike are one line. What is too much is counted.
 *
 * @param items The oldest first.
 * @param linesMax How many lines there are at most.
 */
function sectionsOf(items: readonly AlertItemRow[], linesMax: number): { sections: Sections; more: number } {
  const groups = new Map<string, AlertItemRow[]>();
  for (const item of items) {
    const key = item.topic ?? item.source;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const lines = [...groups.values()].flatMap((alike) => {
    const last = alike.at(-1);
    return last ? [{ kind: last.kind, ...lineOf(last, alike) }] : [];
  });
  const ordered = KINDS.flatMap((kind) => lines.filter((line) => line.kind === kind));
  const shown = ordered.slice(0, linesMax);
  const sections = KINDS.flatMap((kind) => {
    const own = shown.filter((line) => line.kind === kind).map(({ line, path }) => ({ line, path }));
    return own.length === 0 ? [] : [{ title: text(`alerts.kind.${kind}`), lines: own }];
  });
  return { sections, more: ordered.length - shown.length };
}

function lineOf(last: AlertItemRow, alike: readonly AlertItemRow[]): { line: string; path: string } {
  const actor = plainName(last.actorName) ?? text('mail.someMember');
  const { postId, postText, postFileName } = last;
  const title = cutPostTitle(postTitle(postText ?? '', postFileName));
  if (last.type === null) {
    const key: MessageKey = title === '' ? 'alerts.newPostUntitled' : 'alerts.newPost';
    return { line: text(key, { actor, title }), path: postPath(postId ?? '') };
  }
  const others =
    (last.kind === SEARCH_NEWS ? alike.length : new Set(alike.map(({ actorId }) => actorId)).size) - 1;
  const line = notificationText(last.type, last, { actor, others }, title === '' ? '' : ` “${title}”`);
  return { line, path: notificationPath(last) };
}
