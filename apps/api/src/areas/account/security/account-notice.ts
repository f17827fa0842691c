import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { AccountNotice } from '../../../platform/mail';
import type { AccessTokenRow } from '../access-tokens';
import { issueStop } from '../email-tokens';
import { findSecurity } from './security.repository';

/**
 * Mails a member about a change of their sign-in or an attempt at it, after the commit. A change has a link to undo it
 * and all later ones. Must run before addresses change: it is sent to the primary address and records both.
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

/** Mails a member about a new token, like `tellMember`. */
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
