import { type Config, readConfig } from '../platform/config';
import { ConfigError } from '../platform/config-values';
import {
  DamagedDatabaseError,
  type Database,
  type DatabaseHandle,
  openDatabase,
} from '../platform/db/database';
import { FolderInUseError } from '../platform/db/lock';

/** Environment of an operator's command. */
export interface CommandContext {
  env: Readonly<Record<string, string | undefined>>;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
  /** Opens the database; replaced in tests. */
  open?: typeof openDatabase | undefined;
}

/** A usage error, reported in one line. */
export class UsageError extends Error {}

/** The command's database, and the configuration that it was opened with. */
export interface Opened {
  config: Config;
  engine: DatabaseHandle['engine'];
}

/** Work of a command. @returns The message to print. */
export type Work = (db: Database, opened: Opened) => Promise<string>;

/**
 * Runs an operator's command.
 *
 * @param workOf Parses the arguments; usage errors are thrown before anything is opened.
 * @returns Exit code: 0 if the requested state is reached, also if it was before; 1 if that is impossible.
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
    const database = await (world.open ?? openDatabase)({
      ...config,
      // A command keeps its connection for long: it goes past the pooler.
      databaseUrl: config.databaseDirectUrl ?? config.databaseUrl,
      databaseDirectUrl: null,
      databaseReplicaUrls: [],
      databaseConnections: 1,
    });
    try {
      return await work(database.db, { config, engine: database.engine });
    } finally {
      await database.close();
    }
  });
}

/**
 * Runs an operator's work and prints its result.
 *
 * @param work Returns the message to print.
 * @returns Exit code, as of `runCommand`.
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

/** Formats a failure to open the database or storage as one line; null for unexpected errors. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof FolderInUseError) {
    return `Millrace is running on the folder ${error.folder} (${error.owner}). Stop it, or set DATABASE_URL to a PostgreSQL database.`;
  }
  if (error instanceof ConfigError || error instanceof DamagedDatabaseError) return error.message;
  // Error codes of S3-compatible stores.
  if (error instanceof Error && '$fault' in error) {
    return `We can’t use the bucket at S3_URL: ${error.message || error.name}`;
  }
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return `We can’t use the database or a file: ${error.message || error.code}`;
  }
  return null;
}
