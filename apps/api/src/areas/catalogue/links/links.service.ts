import { sourceLink } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { recountProducts, recountSupplied } from '../../../platform/db/counts';
import type { Database, Transaction } from '../../../platform/db/database';
import { ConflictError, ForbiddenError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { refuse } from '../../../platform/http/refuse';
import { sentence } from '../../../platform/messages/text';
import { isModerator } from '../../operations/moderators';
import { mayChangeLink, mayRestoreLink } from './links.policy';
import {
  deleteLink,
  deleteVerdict,
  findLinkOrigin,
  findRemovedByModerators,
  findRemovedLink,
  findVerdicts,
  forgetRemovals,
  insertRemovedLink,
  keepRemovedLink,
  type Link,
  type LinkOrigin,
  replaceVerdict,
  setLinkSource,
  type Verdicts,
} from './links.repository';

/** Maximum number of verdicts in a reply; the counts include all. */
const VERDICTS_SHOWN = 50;

/** Evidence of a link, and the viewer's permission to remove it. */
export interface Evidence {
  origin: LinkOrigin;
  verdicts: Verdicts;
  isRemovable: boolean;
}

const standingOf = async (db: Database | Transaction, viewer: Viewer) => ({
  id: viewer.id,
  isModerator: await isModerator(db, viewer.id),
});

/**
 * Reads the evidence of a link.
 *
 * @throws {NotFoundError} If there is no such link.
 */
export async function readEvidence(
  db: Database | Transaction,
  viewer: Viewer,
  link: Link,
): Promise<Evidence> {
  const origin = await findLinkOrigin(db, link);
  if (!origin) throw new NotFoundError();
  return {
    origin,
    verdicts: await findVerdicts(db, link, viewer.id, VERDICTS_SHOWN),
    isRemovable: mayChangeLink(await standingOf(db, viewer), origin),
  };
}

/** @throws {InvalidFieldsError} If it is no web address. */
function keptSource(sent: string | null | undefined): string | null {
  if (!sent?.trim()) return null;
  const kept = sourceLink(sent);
  refuse({ source_url: kept === null ? sentence('field.sourceLink') : undefined });
  return kept;
}

async function changeableOrigin(tx: Transaction, viewer: Viewer, link: Link): Promise<void> {
  const origin = await findLinkOrigin(tx, link);
  if (!origin) throw new NotFoundError();
  if (!mayChangeLink(await standingOf(tx, viewer), origin)) throw new ForbiddenError('forbidden');
}

/**
 * Sets the source of a link.
 *
 * @throws {NotFoundError} If there is no such link.
 * @throws {ForbiddenError} Unless the viewer added it or is a moderator.
 */
export async function nameSource(
  tx: Transaction,
  viewer: Viewer,
  link: Link,
  sent: string | null,
): Promise<void> {
  await changeableOrigin(tx, viewer, link);
  await setLinkSource(tx, link, keptSource(sent));
}

/**
 * Confirms or disputes a link, replacing the viewer's previous verdict.
 *
 * @throws {NotFoundError} If there is no such link.
 * @throws {InvalidFieldsError} If a dispute has no reason.
 */
export async function judge(
  tx: Transaction,
  viewer: Viewer,
  link: Link,
  sent: { verdict: 'confirmed' | 'disputed'; reason?: string; source_url?: string | null },
): Promise<void> {
  if (!(await findLinkOrigin(tx, link))) throw new NotFoundError();
  const reason = (sent.reason ?? '').trim().replace(/\r\n?/g, '\n');
  const isMissing = sent.verdict === 'disputed' && reason === '';
  refuse({ reason: isMissing ? sentence('field.disputeReason') : undefined });
  const sourceUrl = keptSource(sent.source_url);
  await replaceVerdict(tx, link, { userId: viewer.id, verdict: sent.verdict, reason, sourceUrl });
}

/** Withdraws the viewer's verdict on a link. @throws {NotFoundError} If there is no such link. */
export async function withdraw(tx: Transaction, viewer: Viewer, link: Link): Promise<void> {
  if (!(await findLinkOrigin(tx, link))) throw new NotFoundError();
  await deleteVerdict(tx, link, viewer.id);
}

/**
 * Removes a link. Its ends remain, and the link can be restored.
 *
 * @throws {NotFoundError} If there is no such link.
 * @throws {ForbiddenError} Unless the viewer added it or is a moderator. @see GAP-087
 */
export async function removeLink(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  viewer: Viewer,
  link: Link,
): Promise<void> {
  await changeableOrigin(tx, viewer, link);
  const was = await deleteLink(tx, link);
  if (!was) throw new NotFoundError();
  const byModerator = was.createdBy !== viewer.id && (await isModerator(tx, viewer.id));
  await keepRemovedLink(tx, link, was, viewer.id, byModerator);
  await recount(tx, link);
  // Withdraws the notifications about it.
  if (was.createdBy !== null) {
    await jobs.send('notification', { about: 'link', ...link, actorId: was.createdBy }, { tx });
  }
}

/**
 * Restores a removed link. Does nothing if it exists again.
 *
 * @throws {NotFoundError} If no such link was removed.
 * @throws {ForbiddenError} Unless the viewer removed it or is a moderator.
 */
export async function restoreLink(tx: Transaction, viewer: Viewer, link: Link): Promise<void> {
  if (await findLinkOrigin(tx, link)) return;
  const removed = await findRemovedLink(tx, link);
  if (!removed) throw new NotFoundError();
  if (!mayRestoreLink(await standingOf(tx, viewer), removed)) throw new ForbiddenError('forbidden');
  await insertRemovedLink(tx, link, removed);
  await recount(tx, link);
}

async function recount(tx: Transaction, { kind, productId, otherId }: Link): Promise<void> {
  if (kind === 'supplier') await recountSupplied(tx, productId);
  else await recountProducts(tx, [productId, otherId]);
}

/** Maximum number of links per request or import that notify followers, so that a large spreadsheet does not flood them. */
const TOLD_AT_ONCE = 20;

/**
 * Filters links to those that the viewer may not add: a moderator has removed them, and the viewer is no moderator.
 * @see GAP-087
 */
export async function findClosed(
  tx: Transaction,
  viewer: Pick<Viewer, 'id'>,
  links: readonly Link[],
): Promise<ReadonlySet<Link>> {
  const removed = await findRemovedByModerators(tx, links);
  if (removed.size === 0 || (await isModerator(tx, viewer.id))) return new Set();
  return removed;
}

/** @throws {ConflictError} `link_removed`, if a moderator has removed the link and the viewer is no moderator. */
export async function requireOpen(tx: Transaction, viewer: Viewer, link: Link): Promise<void> {
  if ((await findClosed(tx, viewer, [link])).size > 0) throw new ConflictError('link_removed');
}

/**
 * Withdraws the notifications about removed links, up to the number that was notified.
 *
 * @param before Number of links removed earlier by the same undo. Default 0.
 */
export async function tellOfUnlinked(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  actorId: string,
  links: readonly Link[],
  before = 0,
): Promise<void> {
  for (const link of links.slice(0, Math.max(0, TOLD_AT_ONCE - before))) {
    await jobs.send('notification', { about: 'link', ...link, actorId }, { tx });
  }
}

/**
 * Notifies the followers concerned by new links.
 *
 * @param before Number of links added earlier by the same import. Default 0.
 * @see NOTE-008, NOTE-009, NOTE-013
 */
export async function tellOfLinks(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  actorId: string,
  links: readonly Link[],
  before = 0,
): Promise<void> {
  await forgetRemovals(tx, links);
  for (const link of links.slice(0, Math.max(0, TOLD_AT_ONCE - before))) {
    await jobs.send('notification', { about: 'link', ...link, actorId }, { tx });
  }
}
