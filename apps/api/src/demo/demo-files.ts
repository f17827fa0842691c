import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { DEMO_PATH } from '../platform/paths';

/** A line of a table: its cells by the names of their columns. */
export type Line = Readonly<Record<string, string>>;

/** Reads a table of the demonstration. */
export const readTable = (file: string): Line[] =>
  parse(readFileSync(join(DEMO_PATH, file)), { columns: true, skipEmptyLines: true, trim: true });

/** Reads a list of the demonstration. The files are ours, so that their shape is taken on trust. */
export const readList = <Entry>(file: string): Entry[] =>
  JSON.parse(readFileSync(join(DEMO_PATH, file), 'utf8')) as Entry[];

/** A cell, or null where it is empty. */
export const cell = (line: Line, column: string): string | null => line[column] || null;

/** A cell that every line has. */
export function requiredCell(line: Line, column: string): string {
  const value = line[column];
  if (!value) throw new Error(`A line of the demonstration has no ${column}: ${JSON.stringify(line)}`);
  return value;
}
