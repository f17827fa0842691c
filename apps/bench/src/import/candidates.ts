import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import {
  checkSheet,
  startImport,
  workOnImport,
} from '../../../api/src/areas/operations/spreadsheets/run-import.service';
import { readSheetForm } from '../../../api/src/areas/operations/spreadsheets/sheet-form';
import { parsePlan } from '../../../api/src/cli/import/parse-plan';
import { preparePlan } from '../../../api/src/cli/import/prepare';
import { runPlan } from '../../../api/src/cli/import/run-plan';
import type { Database, DatabaseHandle } from '../../../api/src/platform/db/database';
import { newId } from '../../../api/src/platform/db/ids';
import { transact } from '../../../api/src/platform/db/transact';
import { openJobs } from '../../../api/src/platform/jobs';
import { listedRows, storedRow } from './rows';

/** Imports the rows. @param folder Folder of the files. @returns The duration in seconds, without preparation. */
type Candidate = (handle: DatabaseHandle, folder: string) => Promise<number>;

/** Batch size of the importers. */
const BATCH = 1000;

/** Ways to import the rows. */
export const CANDIDATES = {
  /** Sequential `INSERT`s of a thousand prepared rows each: no file, no rules, no history. */
  floor: async ({ db }) => {
    const rows = Array.from(listedRows(), storedRow);
    return timed(async () => {
      for (let at = 0; at < rows.length; at += BATCH) {
        const values = rows
          .slice(at, at + BATCH)
          .map(
            (row) =>
              sql`(${newId()}::uuid, ${row.name}, ${row.nameKey}, ${row.country}, ${row.countryKey}, ${row.address}, ${row.url})`,
          );
        await db.execute(sql`INSERT INTO companies (id, name, name_key, country, country_key, address, url)
          VALUES ${sql.join(values, sql`, `)}`);
      }
    });
  },

  /** Operator's import of one file, like `npm run import`. */
  command: async ({ db }, folder) => {
    const plan = parsePlan(
      JSON.stringify({ source: 'bench', steps: [{ file: 'all.csv', kind: 'companies' }] }),
      'bench',
    );
    return timed(async () => {
      await runPlan(db, plan, await preparePlan(plan, folder));
    });
  },

  /** Member's import of a spreadsheet of suppliers, with duplicate detection and links to a product. */
  spreadsheets: async ({ db }, folder) => {
    const viewer = await makeMember(db);
    const jobs = await openJobs(db, pino({ level: 'silent' }));
    const target = { kind: 'suppliers' as const, id: await makeProduct(db) };
    const bytes = await readFile(join(folder, 'all.csv'));
    return timed(async () => {
      const form = {
        kind: target.kind,
        target_id: target.id,
        alike: 'create' as const,
        language: 'en' as const,
      };
      const file = { name: 'all.csv', bytes };
      const { sheet } = readSheetForm(form, file, form.language);
      const rows = await checkSheet({ db }, sheet);
      const importId = await transact(db, (tx) =>
        startImport(tx, { jobs }, { userId: viewer.id, target, file, form, rows }),
      );
      await workOnImport({ db, jobs, log: pino({ level: 'silent' }) }, { importId });
    });
  },
} as const satisfies Record<string, Candidate>;

/** Name of a candidate. */
export type CandidateName = keyof typeof CANDIDATES;

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

async function makeMember(db: Database) {
  const id = newId();
  await db.execute(sql`INSERT INTO users (id, email, first_name, last_name, display_name)
    VALUES (${id}::uuid, ${`${id}@bench.example`}, 'Ada', 'Bench', 'Ada Bench')`);
  return { id, companyId: null, plan: 'free' as const, isVerified: false, hasBlocked: false };
}

async function makeProduct(db: Database): Promise<string> {
  const id = newId();
  await db.execute(sql`INSERT INTO products (id, name, name_key) VALUES (${id}::uuid, 'Preform', 'preform')`);
  return id;
}
