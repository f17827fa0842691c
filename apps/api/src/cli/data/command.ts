import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '../../platform/config';
import { type Database, openDatabase } from '../../platform/db/database';
import { isEmpty } from '../../platform/db/is-empty';
import { folderStorage } from '../../platform/storage/folder-storage';
import { filesFolder, openStorage } from '../../platform/storage/open-storage';
import { s3Storage } from '../../platform/storage/s3-storage';
import { type CommandContext, type Opened, runCommand, tell, UsageError, type Work } from '../run-command';
import { moveFiles } from './move-files';
import { checkBackup, readStretches } from './read-backup';
import { splitMigrations } from './rebuild.repository';
import { countConnections, type Filled, findStrangers, refill } from './refill.repository';
import { TableSums } from './row-sum';
import { inSnapshot, isOurs, readMigrations, readRows, readTables } from './tables.repository';
import { writeBackup } from './write-backup';

const USAGE = `Keeps the database and members’ files in one file, and puts them back, on either engine.

  npm run data -- backup FILE               writes all there is to a new file, such as millrace.tar.gz
  npm run data -- restore FILE              fills an empty database from it
  npm run data -- restore FILE --replace    puts it in the place of all that the database has
  npm run data -- move                      copies the embedded database of DATA_DIR to the empty one of DATABASE_URL
  npm run data -- move-files                copies members’ files from DATA_DIR to the bucket of S3_URL

It works on the database that DATABASE_URL or DATA_DIR names, and on the files in S3_URL or DATA_DIR. Stop Millrace first;
a backup of PostgreSQL may be made while it runs, and files may be moved a first time.
`;

/** What the command works with: paths are meant from `cwd`. */
export interface DataWorld extends CommandContext {
  cwd: string;
}

/**
 * The operator's command that backs up, restores and moves all data.
 *
 * @returns The exit code: 0 when it is as was asked for, 1 when it can't be.
 */
export const dataCommand = (args: readonly string[], world: DataWorld): Promise<number> =>
  // Files are moved without the database, which a running Millrace may have.
  args[0] === MOVE_FILES
    ? tell(world, () => moveToBucket(args.slice(1), world))
    : runCommand(args, world, USAGE, (verb, rest) => workOf(verb, rest, world));

const MOVE_FILES = 'move-files';

async function moveToBucket(rest: readonly string[], { env }: DataWorld): Promise<string> {
  if (rest.length > 0) throw new UsageError(`Say ${MOVE_FILES} alone, not "${rest.join(' ')}" besides.`);
  const { dataDir, s3 } = readConfig(env);
  if (!s3) throw new UsageError('Say by S3_URL to which bucket to move.');
  const folder = filesFolder(dataDir);
  const { copied, bytes, there } = await moveFiles(folderStorage(folder), s3Storage(s3));
  return `Copied ${number(copied)} files with ${number(bytes)} bytes to ${s3.endpoint}/${s3.bucket}; each copy was read back and compared. ${number(there)} were there already. What is in ${folder} stays there, and is used no more where S3_URL is set.`;
}

const REPLACE = '--replace';

/** @throws {UsageError} before anything is opened. */
function workOf(verb: string, args: readonly string[], { cwd, env }: DataWorld): Work {
  const paths = args.filter((arg) => arg !== REPLACE);
  const replaces = paths.length < args.length;
  const [path] = paths;
  const count = verb === 'move' ? 0 : 1;
  const isKnown = verb === 'backup' || verb === 'restore' || verb === 'move';
  if (!isKnown || paths.length !== count || path?.startsWith('-') || (replaces && verb === 'backup')) {
    throw new UsageError(
      `Say backup FILE, restore FILE, move or move-files, not "${[verb, ...args].join(' ')}".`,
    );
  }
  if (path === undefined) {
    if (!env.DATABASE_URL) throw new UsageError('Say by DATABASE_URL to which PostgreSQL to move.');
    return (db, opened) => move(db, opened, replaces);
  }
  const file = resolve(cwd, path);
  if (verb === 'restore') return (db, opened) => restore(db, opened, file, replaces);
  if (existsSync(file)) throw new UsageError(`${file} is there already. Name a new file.`);
  return (db, opened) => backUp(db, opened, file);
}

async function backUp(db: Database, { config }: Opened, file: string): Promise<string> {
  const { tables, rows, files, bytes } = await writeBackup(db, openStorage(config), file);
  return `${file}: ${counted({ tables, rows })} and ${number(files)} files, in ${number(bytes)} bytes. Keep it as you keep passwords.`;
}

async function restore(db: Database, opened: Opened, file: string, replaces: boolean): Promise<string> {
  const { head, end } = await checkBackup(file);
  splitMigrations(head.migrations);
  await requireRoom(db, opened, replaces);
  const storage = openStorage(opened.config);
  let files = 0;
  const filled = await refill(db, {
    migrations: head.migrations,
    tables: head.tables,
    stretches: readStretches(file, async ({ name, bytes }) => {
      await storage.put(name, bytes);
      files += 1;
    }),
    figures: () => end.tables,
  });
  return `Restored what was kept at ${head.madeAt}: ${counted(filled)} and ${number(files)} files. Each table was compared with the backup, by the number of its rows and the hash of all of them: none differs.`;
}

async function move(db: Database, opened: Opened, replaces: boolean): Promise<string> {
  const { config } = opened;
  if (!existsSync(join(config.dataDir, 'database'))) {
    throw new UsageError(
      `There is no embedded database in ${config.dataDir}. Name its folder with DATA_DIR.`,
    );
  }
  await requireRoom(db, opened, replaces);
  const filled = await copyEmbedded(db, config);
  return `Moved ${counted(filled)} to PostgreSQL. Each table was compared, by the number of its rows and the hash of all of them: none differs. Files stay ${config.s3 ? 'in the bucket of S3_URL' : `in ${filesFolder(config.dataDir)}`}; the embedded database stays too, and is used whenever DATABASE_URL is not set.`;
}

async function copyEmbedded(db: Database, config: Config): Promise<Filled> {
  const embedded = await openDatabase({ ...config, databaseUrl: null });
  try {
    return await inSnapshot(embedded.db, async (tx) => {
      const tables = (await readTables(tx)).filter(isOurs);
      const sums = new TableSums(tables);
      const stretches = async function* () {
        for await (const stretch of readRows(tx, tables)) {
          sums.add(stretch.table, stretch.lines);
          yield stretch;
        }
      };
      return refill(db, {
        migrations: await readMigrations(tx),
        tables,
        stretches: stretches(),
        figures: () => sums.figures,
      });
    });
  } finally {
    await embedded.close();
  }
}

/** @throws {UsageError} where something would be lost that nobody has named. */
async function requireRoom(db: Database, { engine }: Opened, replaces: boolean): Promise<void> {
  const strangers = await findStrangers(db);
  if (strangers.length > 0) {
    throw new UsageError(
      `The database has tables that are not Millrace’s: ${strangers.join(', ')}. Name one that is Millrace’s alone.`,
    );
  }
  if (!replaces && !(await isEmpty(db))) {
    throw new UsageError(
      `The database is not empty. Name an empty one, or say ${REPLACE} to lose what it has.`,
    );
  }
  const others = engine === 'postgres' ? await countConnections(db) : 0;
  if (others > 0) {
    throw new UsageError(
      `Millrace is running on this database, with ${others} connection${others === 1 ? '' : 's'}. Stop it first.`,
    );
  }
}

const number = (value: number): string => value.toLocaleString('en');

const counted = ({ tables, rows }: Filled): string => `${tables} tables with ${number(rows)} rows`;
