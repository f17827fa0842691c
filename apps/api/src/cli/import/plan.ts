import type { Sector } from '@millrace/domain';
import type { Field, Kind } from './kinds';

/** Where a field comes from: a column by its name, or a text in which `{column}` stands for a cell. */
export type ColumnSource = string | { text: string };

/** The forms in which a file can come. */
export const FORMATS = ['csv', 'json', 'ndjson'] as const;

/** A form of file. */
export type Format = (typeof FORMATS)[number];

/** One file and what becomes of it. */
export interface ImportStep {
  /** Relative to the folder that the command names, else to the plan's. */
  file: string;
  kind: Kind;
  /** Our fields and where each comes from. Without it, columns count that are called like our fields. */
  columns?: Partial<Record<Field, ColumnSource>>;
  /** What cells of a field stand for; `*` is every other cell, and an empty text or null is nothing. */
  values?: Partial<Record<Field, Record<string, string | null>>>;
  /** What parts several values within one cell. */
  split?: Partial<Record<Field, string>>;
  /** Only lines whose cells are as said are read: a column and the texts it may hold. */
  where?: Record<string, string | readonly string[]>;
  /** Fields whose names are written in CamelCase and are to become words. */
  words?: readonly Field[];
  /** Whether what a link names and nobody knows is made, and with what besides its name. */
  create?: boolean | { sector?: Sector };
  /** Of CSV; found out by itself unless given. */
  delimiter?: string;
  /** UTF-8 unless given or marked otherwise in the file. */
  encoding?: string;
  /** Told by the file's name unless given. */
  format?: Format;
}

/** What to import. */
export interface ImportPlan {
  /** Names the origin. Keys are unique within it, and the same name next time updates instead of adding. */
  source: string;
  steps: readonly ImportStep[];
}
