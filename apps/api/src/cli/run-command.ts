import { type Config, ConfigError, readConfig } from '../platform/config';
import {
  DamagedDatabaseError,
  type Database,
  type DatabaseHandle,
  openDatabase,
} from '../platform/db/database';
import { FolderInUseError } from '../platform/db/lock';

/** What an operator's command works with. */
export interface CommandContext {
  env: Readonly<Record<string, string | undefined>>;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
  /** How the database is opened; a test has one already. */
  open?: typeof openDatabase | undefined;
}

/** What is asked for wrongly: told in one line. */
export class UsageError extends Error {}

/** The database that a command was given, and the configuration that named it. */
export interface Opened {
  config: Config;
  engine: DatabaseHandle['engine'];
}

/** What a command does. @returns What is said of it. */
export type Work = (db: Database, opened: Opened) => Promise<string>;

/**
 * Runs an operator's command.
 *
 * @param workOf Reads the arguments; what they say wrongly is thrown before anything is opened.
 * @returns The exit code: 0 when it is as was asked for, be it so before; 1 when it can't be.
 */
export async function runCommand(
  args: readonly string[],
  world: CommandContext,
  usage: string,
  workOf: (verb: string, rest: readonly string[]) => Work,
): Promise<number> {
  const [verb, ...rest] = args;
  if (verb === undefined || verb === '--help' || verb === '-h') {
    world.stdout.write(usage);
    return 0;
  }
  return tell(world, async () => {
    const work = workOf(verb, rest);
    const config = readConfig(world.env);
    const database = await (world.open ?? openDatabase)({ ...config, databaseConnections: 1 });
    try {
      return await work(database.db, { config, engine: database.engine });
    } finally {
      await database.close();
    }
  });
}

/**
 * Does what an operator asks for, and says what came of it.
 *
 * @param work Returns what is said.
 * @returns The exit code, as of `runCommand`.
 */
export async function tell(world: CommandContext, work: () => Promise<string>): Promise<number> {
  try {
    world.stdout.write(`${await work()}\n`);
    return 0;
  } catch (error) {
    const line = error instanceof UsageError ? error.message : explainFailure(error);
    if (line === null) throw error;
    world.stderr.write(`${line}\n`);
    return 1;
  }
}

/** Why a command can't have its database, as one line for whoever typed it; null for what nobody expects. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof FolderInUseError) {
    return `Millrace is running on the folder ${error.folder} (${error.owner}). Stop it, or set DATABASE_URL to a PostgreSQL database.`;
  }
  if (error instanceof ConfigError || error instanceof DamagedDatabaseError) return error.message;
  // What stores that speak S3 answer.
  if (error instanceof Error && '$fault' in error) {
    return `We can’t use the bucket at S3_URL: ${error.message || error.name}`;
  }
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return `We can’t use the database or a file: ${error.message || error.code}`;
  }
  return null;
}
