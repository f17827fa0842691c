import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { kindOfFile, parsePlan, parseStep } from './parse-plan';
import { type ImportPlan, PlanError, SourceFileError } from './plan';

/** Parsed command line. */
export interface ImportOptions {
  plan: ImportPlan;
  /** Base folder of the plan's files. */
  folder: string;
  /** File for the report, besides the terminal. */
  reportPath: string | null;
  isDryRun: boolean;
}

/** Usage text. */
export const USAGE = `Loads products, companies and their links from CSV or JSON.

  npm run import -- PLAN.json [options]
  npm run import -- FILE --kind products|companies|links|suppliers --source NAME [options]

  --from FOLDER           the folder of the files; defaults to the folder of the plan
  --source NAME           the origin of the data; use the same name next time to update instead of adding
  --kind KIND             what the file contains; not needed for a name such as products.csv
  --map FIELD=COLUMN,…    which column fills a field
  --split FIELD=;         the separator of several values in one cell
  --where COLUMN=TEXT     import only lines with this text in the column; can be repeated
  --words FIELD,…         split CamelCase names into words
  --create                create unknown products and companies named in links
  --delimiter C           the CSV delimiter: one character, or "tab"; detected by default
  --encoding NAME         such as windows-1252; defaults to the file’s byte order mark, or UTF-8
  --format csv|json|ndjson
  --report FILE           also write the report to this file; as JSON Lines if it ends in .ndjson
  --dry-run               report what would happen, without changing anything

See docs/import.md for the format.
`;

const OPTIONS = {
  from: { type: 'string' },
  source: { type: 'string' },
  kind: { type: 'string' },
  map: { type: 'string', multiple: true },
  split: { type: 'string', multiple: true },
  where: { type: 'string', multiple: true },
  words: { type: 'string', multiple: true },
  create: { type: 'boolean' },
  delimiter: { type: 'string' },
  encoding: { type: 'string' },
  format: { type: 'string' },
  report: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Options that describe a file, which are not allowed with a plan. */
const FILE_OPTIONS = [
  'kind',
  'map',
  'split',
  'where',
  'words',
  'create',
  'delimiter',
  'encoding',
  'format',
] as const;

type Values = ReturnType<typeof parseValues>['values'];

/**
 * Parses the command line and the plan that it names.
 *
 * @param cwd Base of relative paths on the command line.
 * @returns `null` for a request of the usage.
 * @throws {PlanError | SourceFileError}
 */
export async function readOptions(args: readonly string[], cwd: string): Promise<ImportOptions | null> {
  const { values, positionals } = parseValues(args);
  if (values.help) return null;
  const [path, ...others] = positionals;
  if (path === undefined) throw new PlanError(`Name a plan or a file to import.\n\n${USAGE}`);
  if (others.length > 0) throw new PlanError(`Name one plan or file; remove "${others[0]}".`);
  const isPlan = /\.json$/i.test(path) && values.kind === undefined && kindOfFile(path) === undefined;
  const plan = isPlan ? await readPlan(resolve(cwd, path), values) : planOfFile(path, values);
  const besides = isPlan ? dirname(resolve(cwd, path)) : cwd;
  return {
    plan,
    folder: values.from === undefined ? besides : resolve(cwd, values.from),
    reportPath: values.report === undefined ? null : resolve(cwd, values.report),
    isDryRun: values['dry-run'] ?? false,
  };
}

function parseValues(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new PlanError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

/**
 * Reads a plan from its file.
 *
 * @throws {PlanError | SourceFileError}
 */
async function readPlanFile(path: string): Promise<ImportPlan> {
  let json: string;
  try {
    json = await readFile(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new SourceFileError(`We can’t read the plan ${path} (${reason}).`);
  }
  return parsePlan(json, basename(path));
}

async function readPlan(path: string, values: Values): Promise<ImportPlan> {
  const stray = FILE_OPTIONS.find((option) => values[option] !== undefined);
  if (stray)
    throw new PlanError(`--${stray} works only with a single file; set it in the steps of the plan instead.`);
  const plan = await readPlanFile(path);
  return values.source === undefined ? plan : { ...plan, source: values.source };
}

function planOfFile(path: string, values: Values): ImportPlan {
  const kind = values.kind ?? kindOfFile(path);
  if (kind === undefined) {
    throw new PlanError(`Specify what ${path} contains: --kind products, companies, links or suppliers.`);
  }
  if (!values.source) {
    throw new PlanError(
      'Name the origin of the data: --source NAME. Use the same name next time to update it.',
    );
  }
  const step = parseStep(
    {
      file: path,
      kind,
      ...(values.map && { columns: Object.fromEntries(pairs('map', values.map, true)) }),
      ...(values.split && { split: Object.fromEntries(pairs('split', values.split, false)) }),
      ...(values.where && { where: conditions(values.where) }),
      ...(values.words && { words: values.words.flatMap((words) => words.split(',')) }),
      ...(values.create !== undefined && { create: values.create }),
      ...(values.delimiter !== undefined && { delimiter: values.delimiter }),
      ...(values.encoding !== undefined && { encoding: values.encoding }),
      ...(values.format !== undefined && { format: values.format }),
    },
    basename(path),
  );
  return { source: values.source, steps: [step] };
}

/** Parses `name=description,key=hscode` to pairs. A comma belongs to a column's name unless a field and "=" follow. */
function pairs(option: string, texts: readonly string[], isList: boolean): [string, string][] {
  return texts
    .flatMap((text) => (isList ? text.split(/,(?=\w+=)/) : [text]))
    .map((text) => {
      const [, left, right] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
      if (left === undefined || right === undefined) {
        throw new PlanError(`--${option} "${text}" must have the form name=value.`);
      }
      return [left.trim(), right];
    });
}

function conditions(texts: readonly string[]): Record<string, string[]> {
  const where = new Map<string, string[]>();
  for (const [column, text] of pairs('where', texts, false)) {
    where.set(column, [...(where.get(column) ?? []), text]);
  }
  return Object.fromEntries(where);
}
