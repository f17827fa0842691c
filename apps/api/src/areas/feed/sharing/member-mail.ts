import { normalizeEmail } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { MemberMailJob } from '../../../platform/jobs';
import { optOutPath } from '../../../platform/mail';
import { hasOptedOut } from './opt-outs.repository';

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
