import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { AccountNotice } from '../../../platform/mail';
import { findSecurity } from './security.repository';

/** Tells a member of what has changed of signing in, or is being tried, once it is committed. */
export async function tellMember(
  tx: Transaction,
  { mailer }: Pick<Context, 'mailer'>,
  userId: string,
  what: AccountNotice,
): Promise<void> {
  const member = await findSecurity(tx, userId);
  if (!member) return;
  const { firstName, email } = member;
  const data = { firstName, what, at: new Date().toISOString(), resetPath: '/?login=true&forgot=true' };
  await mailer.send({ name: 'accountNotice', to: email, data }, { tx });
}
