import { nameSortKey } from '@millrace/domain';

/** Number of imported rows. */
export const ROWS = 100_000;

/** Supplier as a spreadsheet row. */
export interface ListedRow {
  name: string;
  country: string;
  address: string;
  url: string;
}

const COUNTRIES = ['SE', 'DE', 'JP', 'US', 'IN', 'BR', 'KR', 'FR', 'IT', 'PL'] as const;
const TRADES = [
  'Optics',
  'Silica',
  'Gases',
  'Coatings',
  'Furnaces',
  'Polymers',
  'Alloys',
  'Instruments',
] as const;

/** Creates the rows deterministically, with unique names. */
export function* listedRows(from = 0, to = ROWS): Generator<ListedRow> {
  for (let at = from; at < to; at += 1) {
    const name = `${at.toString(36)} ${TRADES[at % TRADES.length]} ${at % 2 === 0 ? 'GmbH' : 'Ltd'}`;
    yield {
      name,
      country: COUNTRIES[at % COUNTRIES.length] ?? 'SE',
      address: `${at + 1} Works Road, Hall ${at % 9}`,
      url: `https://works-${at}.example`,
    };
  }
}

/** Serializes them as a CSV file. */
export function csvOf(rows: Iterable<ListedRow>): string {
  const lines = ['name,country,address,url'];
  for (const { name, country, address, url } of rows) lines.push(`${name},${country},"${address}",${url}`);
  return `${lines.join('\n')}\n`;
}

/** Maps a row to the table's columns, for the floor. */
export const storedRow = (row: ListedRow) => ({
  ...row,
  nameKey: nameSortKey(row.name),
  countryKey: row.country.toLowerCase(),
});
