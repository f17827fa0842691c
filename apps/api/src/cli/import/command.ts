import { basename } from 'node:path';
import { readConfig } from '../../platform/config';
import { type DatabaseHandle, openDatabase } from '../../platform/db/database';
import { explainFailure } from '../run-command';
import { type ImportOptions, readOptions, USAGE } from './options';
import { PlanError, SourceFileError } from './plan';
import { preparePlan } from './prepare';
import { createProgress, type ProgressOutput } from './progress';
import { allReports, fileReport, type Report, textReport } from './report';
import { runPlan } from './run-plan';
import type { ImportTotals } from './totals';

/** Environment of the command. */
export interface CommandContext {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  stdout: ProgressOutput;
  stderr: ProgressOutput;
  /** Signal for an orderly stop. */
  signal: AbortSignal;
  /** Opens the database; replaced in tests. */
  open?: typeof openDatabase;
}

/** Exit code after SIGINT. */
const INTERRUPTED = 130;

/**
 * The import command.
 *
 * @returns Exit code: 0 if everything was read, with or without refusals; 1 if the plan, a file or the database is
 * unusable; 130 if interrupted.
 */
export async function importCommand(args: readonly string[], world: CommandContext): Promise<number> {
  try {
    const options = await readOptions(args, world.cwd);
    if (!options) {
      world.stdout.write(USAGE);
      return 0;
    }
    const totals = await importWith(options, world);
    return totals.isInterrupted ? INTERRUPTED : 0;
  } catch (error) {
    if (world.signal.aborted && error === world.signal.reason) {
      world.stderr.write('Interrupted. Nothing was saved.\n');
      return INTERRUPTED;
    }
    const line = explain(error);
    if (line === null) throw error;
    world.stderr.write(`${line}\n`);
    return 1;
  }
}

async function importWith(options: ImportOptions, world: CommandContext): Promise<ImportTotals> {
  const startedAt = performance.now();
  const { plan, folder, isDryRun } = options;
  const { signal } = world;
  const config = readConfig(world.env);
  const progress = createProgress(world.stderr);
  // Problems of plan and files are reported before the database is opened.
  const prepared = await preparePlan(plan, folder, {
    onStart: (step, bytes) => progress.start(`checking ${basename(step.file)}`, bytes),
    onBytes: progress.onBytes,
    onLine: progress.onLine,
    signal,
  });
  progress.clear();
  const toFile = options.reportPath === null ? null : fileReport(options.reportPath);
  let database: DatabaseHandle | undefined;
  try {
    database = await (world.open ?? openDatabase)({ ...config, databaseConnections: 1 });
    const report = allReports([
      textReport((text) => void world.stdout.write(text)),
      ...(toFile ? [toFile] : []),
    ]);
    report.heading(headline(plan.source, database.engine, config.dataDir, isDryRun));
    const listener = listen(report, progress);
    const totals = await runPlan(database.db, plan, prepared, { listener, isDryRun, signal });
    progress.clear();
    report.end(totals, (performance.now() - startedAt) / 1000);
    return totals;
  } finally {
    progress.clear();
    toFile?.close();
    await database?.close();
  }
}

function headline(source: string, engine: string, dataDir: string, isDryRun: boolean): string {
  const into = engine === 'pglite' ? `the embedded database in ${dataDir}` : 'PostgreSQL';
  return `${isDryRun ? 'Dry run: importing' : 'Importing'} "${source}" into ${into}${isDryRun ? ', without saving anything' : ''}`;
}

function listen(report: Report, progress: ReturnType<typeof createProgress>) {
  const cleared =
    <Args extends unknown[]>(tell: (...args: Args) => void) =>
    (...args: Args) => {
      progress.clear();
      tell(...args);
    };
  return {
    onStart: cleared((step: { file: string; kind: string }, bytes: number) => {
      report.heading(`\n${step.kind} from ${step.file}`);
      progress.start(basename(step.file), bytes);
    }),
    onUnused: cleared((columns: readonly string[]) => {
      if (columns.length > 0) report.heading(`  unused columns: ${someOf(columns)}`);
    }),
    onBytes: progress.onBytes,
    onLine: progress.onLine,
    onFinding: cleared(report.finding),
    onEnd: cleared(report.step),
  };
}

/** Maximum number of listed columns, to keep the rest on the screen. */
const NAMES_SHOWN = 12;

function someOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return names.length > NAMES_SHOWN ? `${shown} and ${names.length - NAMES_SHOWN} more` : shown;
}

/** Formats an expected error as one line; `null` for unexpected ones. */
function explain(error: unknown): string | null {
  if (error instanceof PlanError || error instanceof SourceFileError) return error.message;
  return explainFailure(error);
}
