import { type InvitedKind, SITE_PATHS, shownName } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { Viewer } from '../../../platform/http/call';
import type { MailLimits } from './mail-limits';
import { readReceivers } from './receivers';
import { findShared } from './shared-thing';
import { findSender, keepInvitations } from './sharing.repository';

/** What a member invites to follow, and whom. */
export interface Invitation {
  email: string | readonly string[];
  kind: InvitedKind;
  id: string;
}

/**
 * Queues an invitation to each address, in the member's name, and keeps who invited it, so that the member is told when
 * somebody joins by it. Nobody learns whether an address is a member's already.
 *
 * @returns How many addresses were named, each once.
 * @throws {InvalidFieldsError} when an address is none, or there is no such thing.
 * @throws {MailLimitError} when the member has too many sent.
 * @see API-090, API-091, GAP-095, NOTE-014
 */
export async function inviteToFollow(
  tx: Transaction,
  { jobs, limits }: Pick<Context, 'jobs'> & { limits: MailLimits },
  viewer: Viewer,
  { email, kind, id }: Invitation,
): Promise<number> {
  const addresses = readReceivers(email, 'email');
  const { title, path } = await findShared(tx, { [`${kind}_id`]: id }, viewer);
  await limits.take(tx, viewer.id, addresses.length, 'email');
  const sender = await findSender(tx, viewer.id);
  const invitation = {
    sender: shownName(sender.displayName),
    company: sender.company,
    kind,
    title: title ?? '',
    path,
  };
  for (const to of addresses) {
    const signupPath = `${SITE_PATHS.signUp}?${new URLSearchParams({ email: to })}`;
    const followInvitation = { ...invitation, signupPath };
    await jobs.send('memberMail', { to, replyTo: sender.email, followInvitation }, { tx });
  }
  await keepInvitations(tx, viewer.id, addresses);
  return addresses.length;
}
