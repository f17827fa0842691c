import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDrafts } from './testing/read-drafts';

const folder = join(process.env.MILLRACE_SAMPLE_DATA ?? '/nowhere', 'real-world-inputs');

/** Outcome of each file: the rows as name, country and website; `!` and the field for a refused one; or the problem. */
const OUTCOMES: Readonly<Record<string, readonly string[] | string>> = {
  'apostrophe.csv': ['=Own Export Works DE', "'Plain Apostrophe Works DE"],
  'bad-urls.csv': [
    ...['Bad Url Visit Works DE', 'Bad Url Js Works DE', 'Bad Url Bare Works DE www.bare-works.example'],
    ...['Bad Url Two Works DE https://a.example', 'Bad Url Mail Works DE'],
    ...['Bad Url Space Works DE', 'Bad Url Na Works DE'],
  ],
  'error-cells.xlsx': ['Error Cell Works', '!name', '!name'],
  'excel-text-trick.csv': ['007 Excel Text Works DE', '008 Quoted Text Works DE'],
  'excel97.xls': 'oldExcel',
  'first-line-no-delims.csv': ['Below Title CSV Works DE'],
  'gbk.csv': ['长飞光纤光缆股份有限公司 CN', '亨通光电 CN'],
  'hidden-first-sheet.xlsx': ['Visible Sheet Works DE'],
  'html-as-xls.xls': 'webPage',
  'hyperlink.xlsx': ['Hyperlink Works DE https://hyperlink-works.example/'],
  'instructions-first-active-second.xlsx': ['Active Tab Works DE'],
  'merged-country.xlsx': [
    ...['Merged First Works DE', 'Merged Second Works DE', 'Merged Third Works DE', 'Merged Fourth Works JP'],
  ],
  'mixed-utf8-cp1252.csv': ['!name', 'Société Générale du Verre FR'],
  'mojibake-double-utf8.csv': ['!name'],
  'osh__12.xls': 'oldExcel',
  'sep-comma.csv': ['Sep Comma Works DE'],
  'sep-quoted-tab.csv': ['Sep Quoted Tab Works DE'],
  'sep-semicolon-bom.csv': ['Sep Bom Wörks DE'],
  'sep-semicolon.csv': ['Sep Line Works DE'],
  'sep-utf16.csv': ['Sep Tab Wörks DE'],
  'shift-jis-names.csv': ['東京硝子工業 JP', '大阪光纖 JP'],
  'title-rows.xlsx': ['Below Title Works DE'],
  'windows-1252-smart.csv': ['L’Atelier du Verre – Œuvre FR', 'Škoda Glass™ “Works” CZ', 'Müller Glas DE'],
  'xml-spreadsheet-2003.xls': 'xmlSpreadsheet',
  'zero-length-part.xlsx': ['Zero Part Works DE'],
};

describe.skipIf(!existsSync(folder))('a file that people really have', () => {
  it.each(Object.entries(OUTCOMES))('%s is read row by row', async (name, outcome) => {
    const reading = readDrafts(await readFile(join(folder, name)), 'suppliers');
    if (typeof outcome === 'string') return expect(reading).rejects.toMatchObject({ problem: outcome });
    const { drafts, refused } = await reading;
    const rows = [
      ...drafts.map((one) => ({
        row: one.row,
        said: [one.name, one.country, one.url].filter(Boolean).join(' '),
      })),
      ...refused.map((one) => ({ row: one.row, said: `!${one.at?.field ?? 'row'}` })),
    ];
    expect(rows.sort((a, b) => a.row - b.row).map(({ said }) => said)).toEqual(outcome);
  });

  it('of products has the texts that its sheet shows', async () => {
    const { drafts } = await readDrafts(await readFile(join(folder, 'number-formats.xlsx')), 'materials');
    expect(drafts.map(({ name }) => name).slice(0, 4)).toEqual(['00123', '2024-01-01', '100%', 'TRUE']);
  });
});
