import type { components } from '@millrace/api-client';
import { readAddresses, SHARE_ADDRESSES_MAX, shownName } from '@millrace/domain';
import type { Context } from '../../context';
import type { Transaction } from '../../db/database';
import { InvalidFieldsError } from '../../errors';
import type { Viewer } from '../../http/call';
import { text } from '../../messages/text';
import type { MailLimits } from './mail-limits';
import { findShared } from './shared-thing';
import { findSender } from './sharing.repository';

type EmailShare = components['schemas']['EmailShare'];

/**
 * Queues a mail to each address, in the member's name.
 *
 * @returns How many addresses were named, each once.
 * @throws {InvalidFieldsError} when an address is none, or what is shared can't be.
 * @throws {MailLimitError} when the member has too many sent.
 * @see API-054, GAP-095
 */
export async function shareByEmail(
  tx: Transaction,
  { jobs, limits }: Pick<Context, 'jobs'> & { limits: MailLimits },
  viewer: Viewer,
  form: EmailShare,
): Promise<number> {
  const addresses = readTo(form.to);
  const { kind, ...thing } = await findShared(tx, form, viewer);
  await limits.take(tx, viewer.id, addresses.length, 'to');
  const sender = await findSender(tx, viewer.id);
  const name = shownName(sender.displayName);
  const share = {
    ...thing,
    kind,
    sender: name,
    company: sender.company,
    subject: form.subject?.trim() || text('share.subject', { name, kind }),
    message: form.body?.trim() || text('share.body', { kind }),
  };
  for (const to of addresses) await jobs.send('memberMail', { to, replyTo: sender.email, share }, { tx });
  return addresses.length;
}

/** @throws {InvalidFieldsError} naming what is no address. */
function readTo(sent: readonly string[]): string[] {
  // No address has a comma: an entry that holds several is read as it would be where one types them.
  const { addresses, invalid } = readAddresses(sent.join());
  const problem = problemOf(addresses, invalid);
  if (problem !== null) throw new InvalidFieldsError({ to: problem });
  return addresses;
}

function problemOf(addresses: readonly string[], invalid: readonly string[]): string | null {
  if (invalid.length > 0) {
    return text('field.notEmails', { count: invalid.length, list: invalid.join(', ') });
  }
  if (addresses.length === 0) return text('problem.blank');
  if (addresses.length > SHARE_ADDRESSES_MAX) return text('problem.maxItems', { limit: SHARE_ADDRESSES_MAX });
  return null;
}
