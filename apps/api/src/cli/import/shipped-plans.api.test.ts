import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../testing/fresh-database';
import { loadDemo } from '../../demo/load-demo';
import type { DatabaseHandle } from '../../platform/db/database';
import { openJobs } from '../../platform/jobs';
import { importPlan } from './testing/import-files';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const importFrom = (folder: string, plan: string) => {
  const path = join(import.meta.dirname, '../../..', folder);
  return importPlan(database.db, readFileSync(join(path, plan), 'utf8'), path);
};
const none = { created: 0, updated: 0, unchanged: 0, refused: 0 };

describe('the plans that come along', () => {
  it('show the format without a refusal', async () => {
    const { kinds, findings } = await importFrom('examples', 'catalogue.import.json');
    expect(findings).toEqual([]);
    expect(kinds).toEqual({
      products: { ...none, created: 5 },
      companies: { ...none, created: 3 },
      links: { ...none, created: 3 },
      suppliers: { ...none, created: 5 },
    });
  });

  it('read the demonstration as the server loads it', async () => {
    await database.close();
    database = await freshDatabase();
    const log = pino({ level: 'silent' });
    await loadDemo({
      config: { partnerUrl: null },
      db: database.db,
      log,
      jobs: await openJobs(database.db, log),
    });
    const { kinds, findings } = await importFrom('demo', 'demo.import.json');
    expect(findings).toEqual([]);
    for (const [kind, { unchanged, ...others }] of Object.entries(kinds)) {
      expect({ kind, ...others }).toEqual({ kind, created: 0, updated: 0, refused: 0 });
      expect(unchanged).toBeGreaterThan(100);
    }
  });
});
