import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transact';
import type { AccountMailJob } from '../../../platform/jobs';
import { issueToken, LINK_HOURS, replaceLinks } from '../email-tokens';
import { findNewestPending, findOwner, findPending, type PendingRow } from './registration.repository';

/** Sends the mail that fits an address: a link, or a notice of an existing account; nothing to unknown addresses. */
export async function sendAccountMail({ db, mailer }: Pick<Context, 'db' | 'mailer'>, job: AccountMailJob) {
  await transact(db, async (tx) => {
    if (job.about === 'sign-up') {
      const pending = await findPending(tx, job.pendingId);
      if (pending) await answerSignUp(mailer, tx, pending);
      return;
    }
    const owner = await findOwner(tx, job.email);
    if (job.about === 'forgot' && owner) {
      await replaceLinks(tx, { purpose: 'reset', email: job.email });
      const token = await issueToken(tx, { purpose: 'reset', email: job.email, userId: owner.id });
      await mailer.send(
        {
          name: 'resetPassword',
          to: owner.email,
          data: {
            firstName: owner.firstName,
            resetPath: `/resetpassword?token=${token}`,
            validHours: LINK_HOURS.reset,
          },
          ...(job.language && { language: job.language }),
        },
        { tx },
      );
      return;
    }
    const pending = owner ? null : await findNewestPending(tx, job.email);
    // A member who forgot the password before verifying the sign-up needs the verification link first.
    if (pending) await sendVerification(mailer, tx, pending);
  });
}

async function answerSignUp(mailer: Context['mailer'], tx: Transaction, pending: PendingRow): Promise<void> {
  const owner = await findOwner(tx, pending.email);
  if (!owner) return sendVerification(mailer, tx, pending);
  await mailer.send(
    {
      name: 'alreadyRegistered',
      to: owner.email,
      data: { firstName: owner.firstName, signInPath: '/?login=true', resetPath: '/?login=true&forgot=true' },
    },
    { tx },
  );
}

async function sendVerification(
  mailer: Context['mailer'],
  tx: Transaction,
  { id, email, profile }: PendingRow,
): Promise<void> {
  await replaceLinks(tx, { purpose: 'verify', email });
  const token = await issueToken(tx, { purpose: 'verify', email, pendingId: id });
  await mailer.send(
    {
      name: 'verifyRegistration',
      to: email,
      data: {
        firstName: profile.firstName ?? null,
        verifyPath: `/verify?token=${token}`,
        validHours: LINK_HOURS.verify,
      },
      ...(profile.language && { language: profile.language }),
    },
    { tx },
  );
}
