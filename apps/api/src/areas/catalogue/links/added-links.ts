import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { ConflictError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { isModerator } from '../../operations/moderators';
import { findRemovedByModerators, forgetRemovals } from './added-links.repository';
import type { Link } from './links.repository';

/** Of how many links that came at once those who follow are told: of a spreadsheet with thousands not of each. */
const TOLD_AT_ONCE = 20;

/**
 * Those of some links that a moderator has removed, which only moderators add again; by the id of the other end.
 *
 * @see GAP-087
 */
export async function findClosed(
  tx: Transaction,
  viewer: Viewer,
  links: readonly Link[],
): Promise<ReadonlySet<Link>> {
  const removed = await findRemovedByModerators(tx, links);
  if (removed.size === 0 || (await isModerator(tx, viewer.id))) return new Set();
  return removed;
}

/** @throws {ConflictError} `link_removed`, for a link that a moderator has removed, unless a moderator adds it. */
export async function requireOpen(tx: Transaction, viewer: Viewer, link: Link): Promise<void> {
  if ((await findClosed(tx, viewer, [link])).size > 0) throw new ConflictError('link_removed');
}

/** Takes back what those who follow were told of links that are gone, of as many as were told. */
export async function tellOfUnlinked(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  actorId: string,
  links: readonly Link[],
): Promise<void> {
  for (const link of links.slice(0, TOLD_AT_ONCE)) {
    await jobs.send('notification', { about: 'link', ...link, actorId }, { tx });
  }
}

/** Tells those who follow what new links are about. @see NOTE-008, NOTE-009, NOTE-013 */
export async function tellOfLinks(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  actorId: string,
  links: readonly Link[],
): Promise<void> {
  await forgetRemovals(tx, links);
  for (const link of links.slice(0, TOLD_AT_ONCE)) {
    await jobs.send('notification', { about: 'link', ...link, actorId }, { tx });
  }
}
