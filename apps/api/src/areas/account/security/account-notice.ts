import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { AccountNotice } from '../../../platform/mail';
import { issueStop } from '../email-tokens';
import { findSecurity } from './security.repository';

/**
 * Tells a member of what changes of signing in, or is being tried, once it is committed; of a change with a link that
 * takes it back, and all that follows it. Before addresses change: it goes to the first one, and keeps both.
 */
export async function tellMember(
  tx: Transaction,
  { mailer }: Pick<Context, 'mailer'>,
  userId: string,
  what: AccountNotice,
): Promise<void> {
  const member = await findSecurity(tx, userId);
  if (!member) return;
  const { firstName, email, secondaryEmail, preferredEmail } = member;
  const stop = what !== 'codesTried' && { id: userId, email, secondaryEmail, preferredEmail };
  const data = {
    ...{ firstName, what, at: new Date().toISOString(), resetPath: '/?login=true&forgot=true' },
    ...(stop && (await issueStop(tx, stop))),
  };
  await mailer.send({ name: 'accountNotice', to: email, data }, { tx });
}
