import { isEmail, normalizeEmail } from '@millrace/domain';
import { findOwner } from '../../areas/account/registration';
import { removeTotpSecret } from '../../areas/account/security';
import { countSessions, endEverySession, endSessions } from '../../areas/account/session';
import type { Database } from '../../platform/db/database';
import { transact } from '../../platform/db/transact';
import { type CommandContext, runCommand, UsageError, type Work } from '../run-command';

const USAGE = `Ends sessions, and removes a second factor that a member has lost.

  npm run accounts -- end-sessions EMAIL     signs a member out on all devices
  npm run accounts -- end-sessions --all     signs all members out
  npm run accounts -- forget-factor EMAIL    removes a member’s authenticator app and signs them out

Before you remove a factor, verify who is asking, as docs/security.md describes. Passkeys stay.
Only one process can use the embedded database: stop Millrace first. On PostgreSQL it can keep running, and sockets of
ended sessions close within a minute. Personal access tokens end with the sessions.
`;

/**
 * Operator's command for account security.
 *
 * @returns Exit code: 0 if the requested state is reached, also if it was before; 1 if that is impossible.
 */
export const accountsCommand = (args: readonly string[], world: CommandContext): Promise<number> =>
  runCommand(args, world, USAGE, workOf);

/** Parses the arguments. @throws {UsageError} before anything is opened. */
function workOf(verb: string, rest: readonly string[]): Work {
  const [whose, ...more] = rest;
  if (verb !== 'end-sessions' && verb !== 'forget-factor') {
    throw new UsageError(`Use end-sessions or forget-factor, not "${[verb, ...rest].join(' ').trim()}".`);
  }
  if (verb === 'end-sessions' && whose === '--all' && more.length === 0) return endAll;
  if (whose === undefined || more.length > 0 || !isEmail(whose)) {
    throw new UsageError(`Name one member by email: npm run accounts -- ${verb} ada@example.com`);
  }
  return verb === 'end-sessions' ? (db) => endTheirs(db, whose) : (db) => forgetFactor(db, whose);
}

async function endAll(db: Database): Promise<string> {
  return `All members are signed out: ${sessionsOf(await endEverySession(db))} ended.`;
}

async function endTheirs(db: Database, email: string): Promise<string> {
  const { id } = await requireMember(db, email);
  const ended = await transact(db, async (tx) => {
    const count = await countSessions(tx, id);
    await endSessions(tx, id);
    return count;
  });
  return `${email} is signed out: ${sessionsOf(ended)} ended.`;
}

async function forgetFactor(db: Database, email: string): Promise<string> {
  const { id } = await requireMember(db, email);
  return transact(db, async (tx) => {
    if (!(await removeTotpSecret(tx, id))) return `${email} has no second factor.`;
    const count = await countSessions(tx, id);
    await endSessions(tx, id);
    return `${email} no longer has a second factor and is signed out: ${sessionsOf(count)} ended.`;
  });
}

const sessionsOf = (count: number): string => `${count} ${count === 1 ? 'session' : 'sessions'}`;

async function requireMember(db: Database, email: string): Promise<{ id: string }> {
  const member = await findOwner(db, normalizeEmail(email));
  if (!member) throw new UsageError(`No member has the email ${email}.`);
  return member;
}
