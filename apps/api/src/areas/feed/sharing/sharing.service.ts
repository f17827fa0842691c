import type { components } from '@millrace/api-client';
import { shownName } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { Viewer } from '../../../platform/http/call';
import { refuse } from '../../../platform/http/refuse';
import { sentence, text } from '../../../platform/messages/text';
import { findAddress } from './find-address';
import type { MailLimits } from './mail-limits';
import { readReceivers } from './receivers';
import { findShared } from './shared-thing';
import { findSender, NEW_SENDER_DAYS, type SenderRow } from './sharing.repository';

type EmailShare = components['schemas']['EmailShare'];

/**
 * Queues a mail to each address, in the member's name.
 *
 * @returns How many addresses were named, each once.
 * @throws {InvalidFieldsError} when an address is none, what is shared can't be, or what is typed leads elsewhere.
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
  const sender = await findSender(tx, viewer.id);
  refuseAddresses(form, sender);
  await limits.take(tx, viewer.id, addresses.length, 'to');
  const name = shownName(sender.displayName);
  const share = {
    ...thing,
    kind,
    sender: name,
    company: sender.company,
    subject: subjectOf(form.subject?.trim() ?? '', name) || text('share.subject', { name, kind }),
    message: form.body?.trim() || text('share.body', { kind }),
  };
  for (const to of addresses) await jobs.send('memberMail', { to, replyTo: sender.email, share }, { tx });
  return addresses.length;
}

/** Begins with who writes, so that a subject can't pass for the word of somebody else. */
const subjectOf = (typed: string, name: string): string =>
  typed === '' || typed.startsWith(name) ? typed : `${name}: ${typed}`;

/** Refuses web addresses to strangers from members whom nobody knows: from our domain they would look like ours. */
function refuseAddresses({ subject = '', body = '' }: EmailShare, { isKnown }: SenderRow): void {
  refuse({
    ...(findAddress(subject) !== null && { subject: sentence('field.linkInSubject') }),
    ...(!isKnown &&
      findAddress(body) !== null && { body: sentence('field.newSenderLink', { days: NEW_SENDER_DAYS }) }),
  });
}
