import { normalizeEmail } from '@millrace/domain';
import type { Context } from '../../context';
import { type MailData, optOutPath } from '../../mail';
import { hasOptedOut } from './opt-outs.repository';

/**
 * What a member has written to an address. Whether its owner wants such mail is asked when it is sent: the member's
 * request takes the same time and answers the same either way. @see GAP-095
 */
export type MemberMailJob = {
  to: string;
  /** The member's own address. */
  replyTo: string;
} & (
  | { share: Omit<MailData['share'], 'stopPath'> }
  | { followInvitation: Omit<MailData['followInvitation'], 'stopPath'> }
  | { teamInvitation: Omit<MailData['teamInvitation'], 'stopPath'> }
);

/** Sends a member's mail, unless the owner of the address wants none. */
export async function sendMemberMail(
  { db, mailer }: Pick<Context, 'db' | 'mailer'>,
  { to, replyTo, ...written }: MemberMailJob,
): Promise<void> {
  const email = normalizeEmail(to);
  if (await hasOptedOut(db, email)) return;
  const stopPath = await optOutPath(db, { kind: 'members', email });
  if ('share' in written) {
    await mailer.send({ name: 'share', to, replyTo, data: { ...written.share, stopPath } });
  } else if ('teamInvitation' in written) {
    const data = { ...written.teamInvitation, stopPath };
    await mailer.send({ name: 'teamInvitation', to, replyTo, data });
  } else {
    const data = { ...written.followInvitation, stopPath };
    await mailer.send({ name: 'followInvitation', to, replyTo, data });
  }
}
