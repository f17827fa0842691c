import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';
import { workAs } from './statement-limit';

/** Health of the database: writable, read-only or unavailable. */
export type DatabaseHealth = 'ok' | 'read_only' | 'failing';

/** Timeout of a health check in milliseconds. */
const PATIENCE_MS = 3_000;

/** Number of one-kilobyte rows of the probe: a disk with less space counts as full. */
const TRIAL_ROWS = 64;

/** Checks the health of the database on demand. */
export class HealthCheck {
  private asked: Promise<DatabaseHealth> | null = null;
  private wasChangeRefused = false;

  constructor(private readonly db: Database) {}

  /** Reports a refused write, which the database may not show by itself, as with a full disk. */
  changeRefused(): void {
    this.wasChangeRefused = true;
  }

  /** Checks the health. */
  async ask(): Promise<DatabaseHealth> {
    // Concurrent callers share one check, so that a silent database gets no more of them.
    // A guest's call would be answered by a replica.
    this.asked ??= workAs('call', () => this.look())
      .catch((): DatabaseHealth => 'failing')
      .finally(() => {
        this.asked = null;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<DatabaseHealth>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, 'failing');
    });
    const condition = await Promise.race([this.asked, late]);
    clearTimeout(timer);
    return condition;
  }

  private async look(): Promise<DatabaseHealth> {
    const [row] = await rowsOf<{ mode: string }>(
      this.db,
      sql`SELECT current_setting('transaction_read_only') AS mode`,
    );
    if (row?.mode === 'on') return 'read_only';
    if (this.wasChangeRefused && !(await this.canChange())) return 'read_only';
    this.wasChangeRefused = false;
    return 'ok';
  }

  /**
   * Probes a write that takes space and is rolled back. It uses a table of its own: others may have free space from
   * deleted rows.
   */
  private async canChange(): Promise<boolean> {
    const undone = new Error('undone');
    const trial = this.db.transaction(async (tx) => {
      await tx.execute(
        sql`CREATE TABLE condition_probe AS
          SELECT repeat(md5(n::text), 32) AS filling FROM generate_series(1, ${sql.raw(String(TRIAL_ROWS))}) n`,
      );
      throw undone;
    });
    return trial.catch((error: unknown) => error === undone);
  }
}
