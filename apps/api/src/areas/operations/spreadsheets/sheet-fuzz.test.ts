import { buffer } from 'node:stream/consumers';
import { COUNTRIES } from '@millrace/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSpreadsheet } from '../../../platform/sheets/read-spreadsheet';
import {
  textCell,
  type WrittenSheet,
  writtenWorkbook,
} from '../../../platform/sheets/testing/written-workbook';
import { readCountry } from '../../../platform/text/read-country';
import { readDrafts } from './testing/read-drafts';
import { writeSpreadsheet } from './write-spreadsheet';

/** Number of files; the nightly run sets more. */
const CASES = Number(process.env.SHEET_CASES ?? 500);

const word = fc.stringMatching(/^[A-Za-zÄÖüßéŁИвДαβ東京硝子한국مصر]{2,9}$/);
const inner = fc.constantFrom(
  ' ',
  ' & ',
  ', ',
  '; ',
  '-',
  "'",
  '"',
  ' | ',
  ' 7 ',
  '\t',
  ' “',
  '’',
  '. ',
  ' (',
);
const start = fc.constantFrom('', '', '', '=', '+', '-', '@', "'", "'=", "''-", '"', '007 ', '=SUM(1) ');

const nameOf = fc
  .tuple(start, word, inner, word)
  .map(([first, one, between, two]) => `${first}${one}${between}${two}`.replace(/\s+/g, ' ').trim());

const languages = ['en', 'de', 'zh', 'ja', 'ar'].map((one) => new Intl.DisplayNames(one, { type: 'region' }));

const countryOf = fc
  .tuple(fc.constantFrom(...COUNTRIES), fc.constantFrom(...languages))
  .map(([{ code }, names]) => ({ code, written: names.of(code) ?? code }))
  // A few names are those of two countries in another language.
  .filter(({ code, written }) => readCountry(written) === code);

const companyOf = fc.record({
  name: nameOf,
  country: fc.option(countryOf, { nil: null }),
  url: fc.option(fc.constantFrom('https://a.example/x', 'www.b.example', 'c.co.uk'), { nil: null }),
});

const headings = fc.constantFrom(
  ['Company name', 'Country', 'Website'],
  ['Firma', 'Land', 'Webseite'],
  ['公司名称', '国家', '网址'],
  ['会社名', '国', 'ホームページ'],
  ['اسم الشركة', 'البلد', 'الموقع الإلكتروني'],
);

const listOf = fc.record({
  headings,
  companies: fc.array(companyOf, { minLength: 1, maxLength: 12 }),
  title: fc.constantFrom(null, 'Supplier list 2026', 'Lieferanten'),
});

/** Guards a text as our exports and others do. */
const guarded = (text: string): string => (/^'*[=+\-@|]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",;|\t\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const dialects = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  encoding: fc.constantFrom('utf8', 'bom', 'utf16le'),
  isNamed: fc.boolean(),
});

type List = typeof listOf extends fc.Arbitrary<infer Value> ? Value : never;

const meaningOf = ({ companies }: List) =>
  companies.map(({ name, country, url }) => ({ name, country: country?.code ?? null, url }));

async function expectMeaning(file: Buffer, list: List): Promise<void> {
  const { drafts, refused } = await readDrafts(file, 'suppliers');
  expect(refused).toEqual([]);
  expect(drafts.map(({ name, country, url }) => ({ name, country, url }))).toEqual(meaningOf(list));
}

const tableOf = ({ headings: first, companies }: List): (readonly string[])[] => [
  first,
  ...companies.map(({ name, country, url }) => [name, country?.written ?? '', url ?? '']),
];

it('of any list as CSV, what is read is what was meant', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(listOf, dialects, async (list, { delimiter, lineEnd, encoding, isNamed }) => {
      const lines = tableOf(list).map((cells) => cells.map((text) => quoted(guarded(text))).join(delimiter));
      const above = [isNamed ? `sep=${delimiter}` : null, list.title].filter((line) => line !== null);
      const text = [...above, ...lines, ''].join(lineEnd);
      const marked = encoding === 'utf8' ? text : `\ufeff${text}`;
      await expectMeaning(Buffer.from(marked, encoding === 'utf16le' ? 'utf16le' : 'utf8'), list);
    }),
    { numRuns: CASES },
  );
});

const books = fc.record({
  before: fc.constantFrom<WrittenSheet[]>(
    [],
    [{ name: 'Codes', state: 'hidden', cells: { A1: 'Company name', A2: 'Germany' } }],
    [{ name: 'Empty' }],
    [{ name: 'Chart', kind: 'chartsheet' }],
    [{ name: 'Read me', cells: { A1: 'One supplier per line', A2: 'Then send it' } }],
  ),
  isMerged: fc.boolean(),
});

it('of any list as a workbook, what is read is what was meant', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(listOf, books, async (list, { before, isMerged }) => {
      const rows = [...(list.title === null ? [] : [[list.title]]), ...tableOf(list)];
      const cells: Record<string, string> = {};
      const merged: string[] = [];
      for (const [at, row] of rows.entries()) {
        const above = rows[at - 1]?.[1];
        for (const [column, text] of row.entries()) {
          const isFilled = isMerged && column === 1 && text !== '' && text === above;
          const name = `${'ABC'[column]}${at + 1}`;
          if (isFilled) merged.push(`B${at}:B${at + 1}`);
          if (text !== '' && !isFilled) cells[name] = textCell(name, text);
        }
      }
      // Merged ranges do not overlap in a workbook.
      const pairs = merged.every((range, at) => range.split(':')[0] !== merged[at - 1]?.split(':')[1]);
      if (!pairs) return;
      await expectMeaning(writtenWorkbook([...before, { name: 'List', cells, merged }]), list);
    }),
    { numRuns: CASES },
  );
});

const anyText = fc.oneof(
  nameOf,
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('="x"', "'", '|a', 'sep=;'),
);

/** Controls and blanks at the ends are no part of what is stored. */
const stored = (text: string): string =>
  text.replace(/\p{Cc}|\p{Cs}|[\ufffe\uffff\u2028\u2029]/gu, '').trim();

it('what we export is read again unchanged', { timeout: 600_000 }, async () => {
  const table = fc.array(fc.tuple(anyText.map(stored), anyText.map(stored)), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom('csv', 'xlsx'), async (rows, format) => {
      const asked = rows.filter((row) => row.some((text) => text !== ''));
      const { stream } = writeSpreadsheet(
        format,
        ['Name', 'Country'],
        (async function* () {
          yield* asked;
        })(),
      );
      const { rows: read } = await openSpreadsheet(await buffer(stream), { headingRow: 1 });
      const found: string[][] = [];
      for await (const { cells } of read) found.push([cells[0] ?? '', cells[1] ?? '']);
      expect(found).toEqual(asked);
    }),
    { numRuns: CASES },
  );
});
