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

  npm run data -- move         copies the embedded database of DATA_DIR to the empty one of DATABASE_URL
  npm run data -- move-files   copies members’ files from DATA_DIR to the bucket of S3_URL

Stop Millrace first; files may be moved a first time while it runs. docs/operation.md says how to back up and restore.
`;

const MOVE_FILES = 'move-files';

/**
 * Moves the database or members' files, as an operator asks.
 *
 * @returns The exit code: 0 when it is as was asked for, 1 when it can't be.
 */
export const dataCommand = (args: readonly string[], context: CommandContext): Promise<number> =>
  // Files are moved without the database, which a running Millrace may have.
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
  return `Copied ${number(copied)} files with ${number(bytes)} bytes to ${s3.endpoint}/${s3.bucket}; each copy was read back and compared. ${number(there)} were there already. What is in ${folder} stays there, and is used no more where S3_URL is set.`;
}

async function move(db: Database, { config }: Opened): Promise<string> {
  if (!existsSync(join(config.dataDir, 'database'))) {
    throw new UsageError(`There’s no embedded database in ${config.dataDir}. Set DATA_DIR to its folder.`);
  }
  if (!(await isEmpty(db)))
    throw new UsageError('The database of DATABASE_URL isn’t empty. Use an empty one.');
  const embedded = await openDatabase({ ...config, databaseUrl: null });
  try {
    const { tables, rows } = await moveDatabase(embedded.db, db);
    return `Moved ${tables} tables with ${number(rows)} rows to PostgreSQL. Each table was compared, by the number of its rows and the hash of all of them: none differs. Files stay ${config.s3 ? 'in the bucket of S3_URL' : `in ${filesFolder(config.dataDir)}`}; the embedded database stays too, and is used whenever DATABASE_URL is not set.`;
  } finally {
    await embedded.close();
  }
}

const number = (value: number): string => value.toLocaleString('en');
