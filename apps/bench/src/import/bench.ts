import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase } from '../api/data/database';
import type { Effort } from '../main';
import { makeFolder } from '../make-folder';
import { withReleases } from '../release-stack';
import { median } from '../statistics';
import { formatTable } from '../table';
import type { CandidateName } from './candidates';
import { csvOf, listedRows, ROWS } from './rows';

/** Output of a process at its end. */
interface Run {
  seconds: number;
  rows: number;
  /** Resident memory in bytes, before the import and at its peak. */
  before: number;
  peak: number;
}

const TITLES: Readonly<Record<CandidateName, string>> = {
  floor: 'bare multi-row insert',
  command: 'operator’s import',
  spreadsheets: 'members’ spreadsheets',
};

const run = promisify(execFile);

/** Imports 100,000 companies into both engines, compared to a bare multi-row insert. */
export function benchImport({ rounds }: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const folder = makeFolder(stack);
    const database = await createDatabase(stack);
    console.log(database.description);
    writeFileSync(join(folder, 'all.csv'), csvOf(listedRows()));
    const engines = { PostgreSQL: database.url, 'embedded (PGlite)': join(folder, 'data') };
    const names = Object.keys(TITLES) as CandidateName[];
    const runs = new Map<string, Run[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [engine, place] of Object.entries(engines)) {
        // Rotates the order, because later runs find warmer caches.
        for (const at of names.keys()) {
          const name = names[(at + round) % names.length] as CandidateName;
          const key = `${engine} ${name}`;
          runs.set(key, [...(runs.get(key) ?? []), await measure(name, folder, place)]);
        }
      }
    }
    const rows = Object.keys(engines).flatMap((engine) => {
      const middle = (name: CandidateName, of: (run: Run) => number): number =>
        median((runs.get(`${engine} ${name}`) ?? []).map(of));
      const rate = (name: CandidateName): number => ROWS / middle(name, ({ seconds }) => seconds);
      return names.map((name) => [
        engine,
        TITLES[name],
        Math.round(rate(name)).toLocaleString('en'),
        `${((100 * rate(name)) / rate('floor')).toFixed(0)}%`,
        String(Math.round(middle(name, ({ before }) => before) / 2 ** 20)),
        String(Math.round(middle(name, ({ peak }) => peak) / 2 ** 20)),
      ]);
    });
    const head = ['engine', '', 'rows/s', 'of the floor', 'MB before', 'MB at most'];
    return [
      `## import: ${ROWS.toLocaleString('en')} companies, medians of ${rounds} rounds`,
      formatTable(head, rows),
    ].join('\n\n');
  });
}

async function measure(name: CandidateName, folder: string, place: string): Promise<Run> {
  const script = join(import.meta.dirname, 'run.ts');
  const args = ['--conditions=millrace-source', '--import', 'tsx', script, name, folder, place];
  const { stdout } = await run(process.execPath, args);
  const found = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Run;
  if (found.rows !== ROWS) throw new Error(`${TITLES[name]} left ${found.rows} rows.`);
  console.log(
    `${place.startsWith('postgres') ? 'PostgreSQL' : 'embedded'}, ${TITLES[name]}: ${found.seconds.toFixed(1)} s`,
  );
  return found;
}
