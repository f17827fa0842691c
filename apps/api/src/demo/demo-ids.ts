import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { externalId } from '../platform/db/ids';
import { DEMO_PATH } from '../platform/paths';

/** The id of a company of the demonstration, by its key. */
export const companyId = (key: string): string => externalId('demo', 'company', key);

/** The id of a product of the demonstration, by its key. */
export const productId = (key: string): string => externalId('demo', 'product', key);

/** The id of a member of the demonstration, by its key. */
export const memberId = (key: string): string => externalId('demo', 'member', key);

/** The id of a post of the demonstration, by its key. */
export const postId = (key: string): string => externalId('demo', 'post', key);

/** The id of what a member of the demonstration has their plan by. */
export const subscriptionId = (userId: string): string => externalId('demo', 'subscription', userId);

/** The id of an event of the demonstration, by its key. */
export const eventId = (key: string): string => externalId('demo', 'event', key);

/** A line of a table: its cells by the names of their columns. */
type Line = Readonly<Record<string, string>>;

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
