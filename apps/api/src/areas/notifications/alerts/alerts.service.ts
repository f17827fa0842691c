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
import { type MessageKey, textIn } from '../../../platform/messages/text';
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

/** Queues alert emails for notifications by the recipients' settings, in the transaction that creates them. */
export async function queueAlerts(tx: Transaction, context: WithJobs, told: ToldNews): Promise<void> {
  if (told.ids.length > 0) await queue(tx, context, await insertTold(tx, told));
}

/** Queues alert emails for new matches of saved searches, by the frequency of each. */
export async function queueMatchAlerts(
  tx: Transaction,
  context: WithJobs,
  news: readonly SearchNews[],
): Promise<void> {
  await queue(tx, context, await insertSearchNews(tx, news));
}

/** Queues alert emails about a post for a range of followers. Idempotent. */
export async function alertFollowers(
  tx: Transaction,
  context: WithJobs,
  postId: string,
  stretch: ReaderStretch,
): Promise<void> {
  await queue(tx, context, await insertPostNews(tx, postId, stretch));
}

/** Cancels alerts about a post for members who no longer follow anything that it tags. */
export const forgetFormerFollowers = (tx: Transaction, postId: string): Promise<void> =>
  forgetPostNews(tx, postId);

/** Queues the mails that are due. Safe to run in several processes at once. */
export async function queueDueAlerts({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await transact(db, async (tx) => queue(tx, { jobs }, await claimDueRecipients(tx)));
}

/** Minimum interval between immediate mails. */
const IMMEDIATE_EVERY_MS = 10 * 60_000;

/** Maximum number of lines in a mail. */
const LINES_MAX = 40;

/**
 * Mails a member's due alerts. Idempotent under concurrency: taking the alerts and queueing
 * the mail is one transaction.
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
    const { sections, more } = sectionsOf(news, LINES_MAX, textIn(reader.language ?? 'en'));
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
 * Filters out what the member has already seen, may not see, or is gone, and actions of members whom they have blocked.
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
    // A deleted post has neither.
    if (type === null) return postId !== null;
    return lastRead === null || createdAt > lastRead;
  });
}

type Sections = MailData['alerts']['sections'];

/** Order of the kinds in a mail. */
const KINDS = [
  SEARCH_NEWS,
  'posts',
  'people',
  'products',
  'company_posts',
  'product_posts',
] as const satisfies readonly (AlertKind | typeof SEARCH_NEWS)[];

/**
 * Groups alerts by kind into lines, merging similar ones, and counts those beyond the maximum.
 *
 * @param items Oldest first.
 * @param linesMax Maximum number of lines.
 * @param text Formatter of the member's language.
 */
function sectionsOf(
  items: readonly AlertItemRow[],
  linesMax: number,
  text: ReturnType<typeof textIn>,
): { sections: Sections; more: number } {
  const groups = new Map<string, AlertItemRow[]>();
  for (const item of items) {
    const key = item.topic ?? item.source;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const lines = [...groups.values()].flatMap((alike) => {
    const last = alike.at(-1);
    return last ? [{ kind: last.kind, ...lineOf(last, alike, text) }] : [];
  });
  const ordered = KINDS.flatMap((kind) => lines.filter((line) => line.kind === kind));
  const shown = ordered.slice(0, linesMax);
  const sections = KINDS.flatMap((kind) => {
    const own = shown.filter((line) => line.kind === kind).map(({ line, path }) => ({ line, path }));
    return own.length === 0 ? [] : [{ title: text(`alerts.kind.${kind}`), lines: own }];
  });
  return { sections, more: ordered.length - shown.length };
}

function lineOf(
  last: AlertItemRow,
  alike: readonly AlertItemRow[],
  text: ReturnType<typeof textIn>,
): { line: string; path: string } {
  const actor = plainName(last.actorName) ?? text('mail.someMember');
  const { type, postId, postText, postFileName } = last;
  const title = cutPostTitle(postTitle(postText ?? '', postFileName));
  if (type === null) {
    const key: MessageKey = title === '' ? 'alerts.newPostUntitled' : 'alerts.newPost';
    return { line: text(key, { actor, title }), path: postPath(postId ?? '') };
  }
  const others =
    (last.kind === SEARCH_NEWS ? alike.length : new Set(alike.map(({ actorId }) => actorId)).size) - 1;
  const line = notificationText(text, { ...last, type }, { actor, others }, title);
  return { line, path: notificationPath(last) };
}
