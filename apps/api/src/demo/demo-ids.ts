import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { externalId } from '../platform/db/ids';
import { DEMO_PATH } from '../platform/paths';

/** Returns the ID of a demo company by key. */
export const companyId = (key: string): string => externalId('demo', 'company', key);

/** Returns the ID of a demo product by key. */
export const productId = (key: string): string => externalId('demo', 'product', key);

/** Returns the ID of a demo member by key. */
export const memberId = (key: string): string => externalId('demo', 'member', key);

/** Returns the ID of a demo post by key. */
export const postId = (key: string): string => externalId('demo', 'post', key);

/** Returns the ID of a demo member's subscription. */
export const subscriptionId = (userId: string): string => externalId('demo', 'subscription', userId);

/** Returns the ID of a demo event by key. */
export const eventId = (key: string): string => externalId('demo', 'event', key);

/** A line of a table: cells by column name. */
type Line = Readonly<Record<string, string>>;

/** Reads a demo table. */
export const readTable = (file: string): Line[] =>
  parse(readFileSync(join(DEMO_PATH, file)), { columns: true, skipEmptyLines: true, trim: true });

/** Reads a demo list. The files are our own, so their shape is not validated. */
export const readList = <Entry>(file: string): Entry[] =>
  JSON.parse(readFileSync(join(DEMO_PATH, file), 'utf8')) as Entry[];

/** Returns a cell, or null if empty. */
export const cell = (line: Line, column: string): string | null => line[column] || null;

/** Returns a required cell. */
export function requiredCell(line: Line, column: string): string {
  const value = line[column];
  if (!value) throw new Error(`A line of the demonstration has no ${column}: ${JSON.stringify(line)}`);
  return value;
}
