import { isEmail, normalizeEmail } from '@millrace/domain';
import { readConfig } from '../config';
import { type Database, openDatabase } from '../db/database';
import { explainFailure } from '../db/explain-failure';
import { deleteModerator, findModerators, insertModerator } from '../modules/moderation';
import { findOwner } from '../modules/registration';

/** What the command works with. */
export interface CommandWorld {
  env: Readonly<Record<string, string | undefined>>;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
  /** How the database is opened; a test has one already. */
  open?: typeof openDatabase | undefined;
}

const USAGE = `Names the members who decide on reports. Nothing else does.

  npm run moderators -- add E-MAIL       lets a member decide on reports, at /moderation
  npm run moderators -- remove E-MAIL    no longer
  npm run moderators -- list             says who does, and since when

The embedded database belongs to one process: stop Millrace first. On PostgreSQL it may go on running.
`;

/** What is asked for wrongly: told in one line. */
class AskedWronglyError extends Error {}

/**
 * The operator's command that names moderators.
 *
 * @returns The exit code: 0 when it is as was asked for, be it so before; 1 when it can't be.
 * @see GAP-096, PERM-013
 */
export async function moderatorsCommand(args: readonly string[], world: CommandWorld): Promise<number> {
  const [verb, email, ...rest] = args;
  if (verb === undefined || verb === '--help' || verb === '-h') {
    world.stdout.write(USAGE);
    return 0;
  }
  try {
    const work = workOf(verb, email, rest);
    const database = await (world.open ?? openDatabase)({ ...readConfig(world.env), databaseConnections: 1 });
    try {
      world.stdout.write(`${await work(database.db)}\n`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    const line = error instanceof AskedWronglyError ? error.message : explainFailure(error);
    if (line === null) throw error;
    world.stderr.write(`${line}\n`);
    return 1;
  }
}

type Work = (db: Database) => Promise<string>;

/** What is to be done. @throws {AskedWronglyError} before anything is opened. */
function workOf(verb: string, email: string | undefined, rest: readonly string[]): Work {
  if (verb === 'list' && email === undefined) return list;
  if (verb !== 'add' && verb !== 'remove') {
    throw new AskedWronglyError(`Say add, remove or list, not "${[verb, email].filter(Boolean).join(' ')}".`);
  }
  if (email === undefined || rest.length > 0 || !isEmail(email)) {
    throw new AskedWronglyError(`Name one member by e-mail: npm run moderators -- ${verb} ada@example.com`);
  }
  return verb === 'add' ? (db) => add(db, email) : (db) => remove(db, email);
}

async function list(db: Database): Promise<string> {
  const all = await findModerators(db);
  if (all.length === 0) return 'Nobody decides on reports.';
  return all.map(({ email, name, since }) => `${email}  ${name}, since ${since.toISOString()}`).join('\n');
}

async function add(db: Database, email: string): Promise<string> {
  const { id } = await memberOf(db, email);
  return (await insertModerator(db, id))
    ? `${email} decides on reports from now on, at /moderation.`
    : `${email} decides on reports already.`;
}

async function remove(db: Database, email: string): Promise<string> {
  const { id } = await memberOf(db, email);
  return (await deleteModerator(db, id))
    ? `${email} decides on reports no longer.`
    : `${email} did not decide on reports.`;
}

async function memberOf(db: Database, email: string): Promise<{ id: string }> {
  const member = await findOwner(db, normalizeEmail(email));
  if (!member) throw new AskedWronglyError(`There is no member with the e-mail ${email}.`);
  return member;
}
