import type { components } from '@millrace/api-client';
import { shownName } from '@millrace/domain';
import type { Context } from '../../context';
import type { Transaction } from '../../db/database';
import type { Viewer } from '../../http/call';
import { text } from '../../messages/text';
import type { MailLimits } from './mail-limits';
import { readReceivers } from './receivers';
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
  const addresses = readReceivers(form.to, 'to');
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
