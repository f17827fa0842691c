import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { AccountNotice } from '../../../platform/mail';
import type { AccessTokenRow } from '../access-tokens';
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
  const { firstName, email } = member;
  const data = {
    ...{ firstName, what, at: new Date().toISOString(), resetPath: '/?login=true&forgot=true' },
    ...(what !== 'codesTried' && (await issueStop(tx, member))),
  };
  await mailer.send({ name: 'accountNotice', to: email, data }, { tx });
}

/** Tells a member of a new token, as `tellMember` tells of what signs in. */
export async function tellOfToken(
  tx: Transaction,
  { mailer }: Pick<Context, 'mailer'>,
  { userId, name, scopes, expiresAt }: AccessTokenRow,
): Promise<void> {
  const member = await findSecurity(tx, userId);
  if (!member) return;
  const { firstName, email } = member;
  const data = {
    ...{ firstName, token: name, mayWrite: scopes.includes('write') },
    ...{ at: new Date().toISOString(), expiresAt: expiresAt.toISOString() },
    ...(await issueStop(tx, member)),
  };
  await mailer.send({ name: 'tokenMade', to: email, data }, { tx });
}
