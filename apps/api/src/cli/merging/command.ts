import {
  COMPANY,
  listRemoved,
  mergeOrHide,
  PRODUCT,
  type Removable,
  RemovalError,
  type RemovalReport,
  undoMerge,
} from '../../areas/catalogue/merging';
import { search } from '../../areas/operations/search';
import { readConfig } from '../../platform/config';
import type { Database, Transaction } from '../../platform/db/database';
import { UUID } from '../../platform/db/ids';
import { transact } from '../../platform/db/transact';
import { type CommandContext, runCommand, UsageError, type Work } from '../run-command';

/** Kind of record of a command, with its wording. */
interface Subject {
  kind: Removable;
  /** Name on the command line. */
  command: 'companies' | 'products';
  /** True if records can be hidden; unwanted products are deleted by editors instead. @see GAP-059 */
  canHide: boolean;
}

const usageOf = ({ command, canHide }: Subject): string =>
  [
    canHide
      ? `Merges duplicate ${command}, and hides those that don’t belong in the catalogue. There is no other way to remove them.`
      : `Merges duplicate ${command}. Moderators can do so at /moderation/duplicates, too.`,
    '',
    `  npm run ${command} -- find NAME           lists ${command} with a similar name, with their IDs`,
    `  npm run ${command} -- merge ID INTO       moves everything from ID to INTO, and redirects its page there`,
    ...(canHide ? [`  npm run ${command} -- hide ID             hides one`] : []),
    `  npm run ${command} -- undo ID             restores one that was merged${canHide ? ' or hidden' : ''}`,
    `  npm run ${command} -- list                lists the merged${canHide ? ' and hidden' : ''} ones, newest first`,
    '',
    `With --dry-run, it only reports what would happen.`,
    'Only one process can use the embedded database: stop Millrace first. On PostgreSQL, it can keep running.',
    '',
  ].join('\n');

/** An operator's command. @returns Exit code: 0 on success, 1 on failure. */
type Command = (args: readonly string[], world: CommandContext) => Promise<number>;

const commandFor =
  (subject: Subject): Command =>
  (args, world) => {
    const isDry = args.includes('--dry-run');
    const words = args.filter((word) => word !== '--dry-run');
    return runCommand(words, world, usageOf(subject), (verb, rest) =>
      workOf(subject, verb, rest, isDry, world),
    );
  };

/** Operator's command that merges and hides companies. @see GAP-088 */
export const companiesCommand = commandFor({ kind: COMPANY, command: 'companies', canHide: true });

/** Operator's command that merges products. @see GAP-088 */
export const productsCommand = commandFor({ kind: PRODUCT, command: 'products', canHide: false });

/** Parses the arguments. @throws {UsageError} before anything is opened. */
function workOf(
  subject: Subject,
  verb: string,
  rest: readonly string[],
  isDry: boolean,
  world: CommandContext,
): Work {
  const { kind, canHide } = subject;
  const [first, second, ...more] = rest;
  if (verb === 'list' && first === undefined) return (db) => list(db, subject);
  if (verb === 'find' && first !== undefined) return (db) => find(db, subject, rest.join(' '));
  const wanted = verb === 'merge' ? 2 : 1;
  const ids = [first, second].slice(0, wanted);
  const isRight = more.length === 0 && rest.length === wanted && ids.every((id) => id && UUID.test(id));
  if (!['merge', 'undo', ...(canHide ? ['hide'] : [])].includes(verb) || !first || !isRight) {
    throw new UsageError(
      `Use merge ID INTO, ${canHide ? 'hide ID, ' : ''}undo ID, find NAME or list, with the IDs that find lists.`,
    );
  }
  // Refused, because it would silently leave the catalogue without editors.
  const editors = readConfig(world.env).productEditorCompanyId;
  if (verb !== 'undo' && first.toLowerCase() === editors) {
    throw new UsageError(
      'The people of this company edit the catalogue. Set PRODUCT_EDITOR_COMPANY_ID to another company first.',
    );
  }
  if (verb === 'undo') return (db) => run(db, isDry, (tx) => undoMerge(tx, kind, first), 'restored');
  const into = verb === 'merge' ? (second ?? null) : null;
  const done = into === null ? 'hidden' : 'merged';
  return (db) => run(db, isDry, (tx) => mergeOrHide(tx, kind, first, into), done);
}

/** Thrown to roll back a dry run. */
class DryRun extends Error {
  constructor(readonly report: RemovalReport) {
    super();
  }
}

async function run(
  db: Database,
  isDry: boolean,
  work: (tx: Transaction) => Promise<RemovalReport>,
  done: string,
): Promise<string> {
  try {
    const report = await transact(db, async (tx) => {
      const made = await work(tx);
      if (isDry) throw new DryRun(made);
      return made;
    });
    return told(report, done);
  } catch (error) {
    if (error instanceof DryRun) return `${told(error.report, done)}\nDry run: nothing was changed.`;
    if (error instanceof RemovalError) throw new UsageError(error.message);
    throw error;
  }
}

function told({ name, into, tables }: RemovalReport, done: string): string {
  const lines = tables
    .filter(({ had }) => had > 0)
    .map(({ name: table, had, given }) =>
      into === null
        ? `  ${table}: ${had}`
        : `  ${table}: ${had}, of which ${into} already had ${had - given}`,
    );
  return [`${name} ${done}${into === null ? '' : ` (${into})`}.`, ...lines].join('\n');
}

async function list(db: Database, { kind, command, canHide }: Subject): Promise<string> {
  const all = await listRemoved(db, kind);
  if (all.length === 0) return `No ${command} were merged${canHide ? ' or hidden' : ''}.`;
  return all
    .map(({ id, name, mergedInto, removedAt }) => {
      const what = mergedInto === null ? 'hidden' : `merged into ${mergedInto}`;
      return `${id}  ${name}  ${what}, ${removedAt.toISOString()}`;
    })
    .join('\n');
}

/** Maximum number of listed records. */
const FOUND = 50;

async function find(db: Database, { command }: Subject, name: string): Promise<string> {
  const found = await search(db, command, name, FOUND);
  if (found.length === 0) return `No ${command} with a similar name.`;
  return found.map((one) => [one.id, one.name, one.country].filter(Boolean).join('  ')).join('\n');
}
