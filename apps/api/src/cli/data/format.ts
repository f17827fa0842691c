import type { Migration } from '../../platform/db/known-migrations';
import { UsageError } from '../run-command';

/** How the archive is laid out; counted up when that changes. */
export const FORMAT = 1;

/** The first entry of the archive: what made it, and what it has. */
export const HEAD = 'backup.json';
/** The last entry of the archive: what all before it must come to. */
export const END = 'end.json';
/** Rows of tables, a stretch an entry: `tables/public.users/000001.jsonl`. */
export const TABLES = 'tables/';
/** Members' files, each under its name. */
export const FILES = 'files/';

/** A table with what is kept of it. */
export interface TableShape {
  /** With its schema, such as `public.users`. */
  name: string;
  /** In the order in which rows have them; what the database works out by itself is left out. */
  columns: readonly string[];
}

/** What a table's rows come to. */
export interface TableFigures {
  rows: number;
  /** Of the hashes of all rows, whatever their order. */
  sum: string;
}

/** A stretch of a table's rows. Each is a JSON array of the columns' texts, as PostgreSQL writes them. */
export interface RowChunk {
  table: string;
  lines: readonly string[];
}

/** What the first entry says. */
export interface Head {
  format: number;
  /** ISO 8601. */
  madeAt: string;
  migrations: readonly Migration[];
  tables: readonly TableShape[];
}

/** What the last entry says. */
export interface End {
  tables: Readonly<Record<string, TableFigures>>;
  files: number;
  /** SHA-256 over name, size and bytes of every entry before, in hexadecimal digits. */
  sha256: string;
}

/** A file is no whole backup, or not one that this version can read. */
export class BackupError extends UsageError {
  override name = 'BackupError';
}
