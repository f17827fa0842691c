import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { freshDatabase } from '../../../../testing/fresh-database';
import type { Database, DatabaseHandle } from '../../../platform/db/database';
import type { RunOptions } from '../run-plan';
import { type GivenStep, importFiles } from './import-files';

/** A database for one file of tests, in which nothing stands before each of them. */
export function emptyCatalogue() {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  beforeEach(async () => {
    await database.db.execute(sql`TRUNCATE products, companies, product_links, suppliers CASCADE`);
  });
  afterAll(() => database.close());
  return {
    get db(): Database {
      return database.db;
    },
    /** Imports files, as `importFiles` does. */
    load: (steps: GivenStep | readonly GivenStep[], options: RunOptions & { source?: string } = {}) =>
      importFiles(database.db, steps, options),
  };
}
