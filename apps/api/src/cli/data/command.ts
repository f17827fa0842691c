import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../platform/config';
import { type Database, openDatabase } from '../../platform/db/database';
import { isEmpty } from '../../platform/db/is-empty';
import { folderStorage } from '../../platform/storage/folder-storage';
import { filesFolder } from '../../platform/storage/open-storage';
import { s3Storage } from '../../platform/storage/s3-storage';
import { type CommandContext, type Opened, runCommand, tell, UsageError } from '../run-command';
import { moveDatabase } from './move-database.repository';
import { moveFiles } from './move-files';

const USAGE = `Moves the database and members’ files.

  npm run data -- move         copies the embedded database in DATA_DIR to the empty database at DATABASE_URL
  npm run data -- move-files   copies members’ files from DATA_DIR to the bucket at S3_URL

Stop Millrace first. You can copy files once while it runs, and again after stopping it. docs/operation.md explains backup and restore.
`;

const MOVE_FILES = 'move-files';

/**
 * Operator's command that moves the database or members' files.
 *
 * @returns Exit code: 0 on success, 1 on failure.
 */
export const dataCommand = (args: readonly string[], context: CommandContext): Promise<number> =>
  // Files are moved without opening the database, which a running Millrace may have locked.
  args[0] === MOVE_FILES
    ? tell(context, () => moveToBucket(args.slice(1), context))
    : runCommand(args, context, USAGE, (verb, rest) => {
        if (verb !== 'move' || rest.length > 0) {
          throw new UsageError(`Use move or ${MOVE_FILES}, not "${[verb, ...rest].join(' ')}".`);
        }
        if (!context.env.DATABASE_URL) {
          throw new UsageError('Set DATABASE_URL to the PostgreSQL database to move to.');
        }
        return move;
      });

async function moveToBucket(rest: readonly string[], { env }: CommandContext): Promise<string> {
  if (rest.length > 0) throw new UsageError(`Use ${MOVE_FILES} without "${rest.join(' ')}".`);
  const { dataDir, s3 } = readConfig(env);
  if (!s3) throw new UsageError('Set S3_URL to the bucket to move to.');
  const folder = filesFolder(dataDir);
  const { copied, bytes, there } = await moveFiles(folderStorage(folder), s3Storage(s3));
  return `Copied ${number(copied)} files (${number(bytes)} bytes) to ${s3.endpoint}/${s3.bucket}, and compared each copy with its original. ${number(there)} files were already there. The files in ${folder} stay, but aren’t used while S3_URL is set.`;
}

async function move(db: Database, { config }: Opened): Promise<string> {
  if (!existsSync(join(config.dataDir, 'database'))) {
    throw new UsageError(`There’s no embedded database in ${config.dataDir}. Set DATA_DIR to its folder.`);
  }
  if (!(await isEmpty(db)))
    throw new UsageError('The database at DATABASE_URL isn’t empty. Use an empty one.');
  const embedded = await openDatabase({ ...config, databaseUrl: null });
  try {
    const { tables, rows } = await moveDatabase(embedded.db, db);
    return `Copied ${tables} tables with ${number(rows)} rows to PostgreSQL. The row counts and hashes of all tables match. Files stay ${config.s3 ? 'in the bucket at S3_URL' : `in ${filesFolder(config.dataDir)}`}. The embedded database stays too, and is used whenever DATABASE_URL isn’t set.`;
  } finally {
    await embedded.close();
  }
}

const number = (value: number): string => value.toLocaleString('en');
