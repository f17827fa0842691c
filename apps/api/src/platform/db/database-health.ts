import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';

/** How the database stands: it does all, it takes no changes, or it does not answer. */
export type DatabaseHealth = 'ok' | 'read_only' | 'failing';

/** How long the database may take to answer, in milliseconds: whoever asks whether it is there waits no longer. */
const PATIENCE_MS = 3_000;

/** How many rows of a kilobyte are tried: a disk with less room than that is full. */
const TRIAL_ROWS = 64;

/** Checks the health of the database, as often as anybody asks. */
export class HealthCheck {
  private asked: Promise<DatabaseHealth> | null = null;
  private wasChangeRefused = false;

  constructor(private readonly db: Database) {}

  /** Tells that a change was refused, though the database may not say so of itself, as with a full disk. */
  changeRefused(): void {
    this.wasChangeRefused = true;
  }

  /** Asks it. */
  async ask(): Promise<DatabaseHealth> {
    // Whoever asks while an answer is out waits for the same one: a database that is silent gets no more of them.
    this.asked ??= this.look()
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
   * Tries a change that takes room, and that nothing is left of. A table of its own has no room from before, as those
   * have that rows were deleted from.
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
