import { isEmail, normalizeEmail } from '@millrace/domain';
import { findOwner } from '../../areas/account/registration';
import { deleteModerator, findModerators, insertModerator } from '../../areas/operations/moderators';
import type { Database } from '../../platform/db/database';
import { type CommandContext, runCommand, UsageError, type Work } from '../run-command';

const USAGE = `Manages moderators, the members who decide on reports. There is no other way to appoint them.

  npm run moderators -- add EMAIL       makes a member a moderator, with access to /moderation
  npm run moderators -- remove EMAIL    removes a moderator
  npm run moderators -- list            lists the moderators, and since when

Only one process can use the embedded database: stop Millrace first. On PostgreSQL, it can keep running.
`;

/**
 * Operator's command that appoints moderators.
 *
 * @returns Exit code: 0 if the requested state is reached, also if it was before; 1 if that is impossible.
 * @see GAP-096, PERM-013
 */
export const moderatorsCommand = (args: readonly string[], world: CommandContext): Promise<number> =>
  runCommand(args, world, USAGE, (verb, [email, ...rest]) => workOf(verb, email, rest));

/** Parses the arguments. @throws {UsageError} before anything is opened. */
function workOf(verb: string, email: string | undefined, rest: readonly string[]): Work {
  if (verb === 'list' && email === undefined) return list;
  if (verb !== 'add' && verb !== 'remove') {
    throw new UsageError(`Use add, remove or list, not "${[verb, email].filter(Boolean).join(' ')}".`);
  }
  if (email === undefined || rest.length > 0 || !isEmail(email)) {
    throw new UsageError(`Name one member by email: npm run moderators -- ${verb} ada@example.com`);
  }
  return verb === 'add' ? (db) => add(db, email) : (db) => remove(db, email);
}

async function list(db: Database): Promise<string> {
  const all = await findModerators(db);
  if (all.length === 0) return 'No moderators yet.';
  return all
    .map(
      ({ email, name, since, hasSecondFactor }) =>
        `${email}  ${name}, since ${since.toISOString()}, ${hasSecondFactor ? 'with' : 'without'} a second factor`,
    )
    .join('\n');
}

async function add(db: Database, email: string): Promise<string> {
  const { id } = await requireMember(db, email);
  return (await insertModerator(db, id))
    ? `${email} is now a moderator and can open /moderation.`
    : `${email} is already a moderator.`;
}

async function remove(db: Database, email: string): Promise<string> {
  const { id } = await requireMember(db, email);
  return (await deleteModerator(db, id))
    ? `${email} is no longer a moderator.`
    : `${email} isn’t a moderator.`;
}

async function requireMember(db: Database, email: string): Promise<{ id: string }> {
  const member = await findOwner(db, normalizeEmail(email));
  if (!member) throw new UsageError(`No member has the email ${email}.`);
  return member;
}
