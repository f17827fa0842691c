import { readConfig } from '../config';
import type { Database, Transaction } from '../db/database';
import { UUID } from '../db/ids';
import { transact } from '../db/transact';
import {
  bringBack,
  CompanyRemovalError,
  listRemoved,
  type RemovalReport,
  takeOut,
} from '../modules/company-removal';
import { search } from '../modules/search';
import { AskedWronglyError, type CommandWorld, runCommand, type Work } from '../operator/run-command';

const USAGE = `Takes companies out of the catalogue: duplicates, and what does not belong there. Nothing else does.

  npm run companies -- find NAME           says which companies have such a name, with their ids
  npm run companies -- merge ID INTO       gives all that one has to the other, to which its address leads
  npm run companies -- hide ID             takes one away
  npm run companies -- undo ID             puts one back that was merged or hidden
  npm run companies -- list                says which were merged or hidden, the last one first

With --dry-run it says what would happen, and changes nothing.
The embedded database belongs to one process: stop Millrace first. On PostgreSQL it may go on running.
`;

/**
 * The operator's command that merges and hides companies.
 *
 * @returns The exit code: 0 when it is done; 1 when it can't be.
 * @see GAP-088
 */
export const companiesCommand = (args: readonly string[], world: CommandWorld): Promise<number> => {
  const isDry = args.includes('--dry-run');
  const words = args.filter((word) => word !== '--dry-run');
  return runCommand(words, world, USAGE, (verb, rest) => workOf(verb, rest, isDry, world));
};

/** @throws {AskedWronglyError} before anything is opened. */
function workOf(verb: string, rest: readonly string[], isDry: boolean, world: CommandWorld): Work {
  const [first, second, ...more] = rest;
  if (verb === 'list' && first === undefined) return list;
  if (verb === 'find' && first !== undefined) return (db) => find(db, rest.join(' '));
  const wanted = verb === 'merge' ? 2 : 1;
  const ids = [first, second].slice(0, wanted);
  const isRight = more.length === 0 && rest.length === wanted && ids.every((id) => id && UUID.test(id));
  if (!['merge', 'hide', 'undo'].includes(verb) || !first || !isRight) {
    throw new AskedWronglyError(
      'Say merge ID INTO, hide ID, undo ID, find NAME or list, with the ids that find tells.',
    );
  }
  // It would leave nobody who edits the catalogue, and not say so.
  const editors = readConfig(world.env).productEditorCompanyId;
  if (verb !== 'undo' && first.toLowerCase() === editors) {
    throw new AskedWronglyError(
      'Its people edit the catalogue. Set PRODUCT_EDITOR_COMPANY_ID to another first.',
    );
  }
  if (verb === 'undo') return (db) => run(db, isDry, (tx) => bringBack(tx, first), 'is back');
  const into = verb === 'merge' ? (second ?? null) : null;
  return (db) => run(db, isDry, (tx) => takeOut(tx, first, into), into === null ? 'is hidden' : 'is merged');
}

/** Takes a trial back. */
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
    if (error instanceof DryRun) return `${told(error.report, done)}\nNothing was changed: this was a trial.`;
    if (error instanceof CompanyRemovalError) throw new AskedWronglyError(error.message);
    throw error;
  }
}

function told({ name, into, tables }: RemovalReport, done: string): string {
  const lines = tables
    .filter(({ had }) => had > 0)
    .map(({ name: table, had, given }) =>
      into === null
        ? `  ${table}: ${had}`
        : `  ${table}: ${had}, of which ${had - given} stood with ${into} already`,
    );
  return [`${name} ${done}${into === null ? '' : ` (${into})`}.`, ...lines].join('\n');
}

async function list(db: Database): Promise<string> {
  const all = await listRemoved(db);
  if (all.length === 0) return 'No company was merged or hidden.';
  return all
    .map(({ id, name, mergedInto, removedAt }) => {
      const what = mergedInto === null ? 'hidden' : `merged into ${mergedInto}`;
      return `${id}  ${name}  ${what}, ${removedAt.toISOString()}`;
    })
    .join('\n');
}

/** How many are found at most. */
const FOUND = 50;

async function find(db: Database, name: string): Promise<string> {
  const found = await search(db, 'companies', name, FOUND);
  if (found.length === 0) return 'No company has such a name.';
  return found.map((one) => [one.id, one.name, one.country].filter(Boolean).join('  ')).join('\n');
}
