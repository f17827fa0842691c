import { describe, expect, it } from 'vitest';
import { openSpreadsheet, type SheetChoice } from './read-spreadsheet';
import { textCell, writtenWorkbook } from './testing/written-workbook';

async function read(file: Buffer | string, choice: SheetChoice = {}) {
  const { rows, ...outline } = await openSpreadsheet(Buffer.from(file), choice);
  const read = [];
  for await (const row of rows) read.push(row);
  return { ...outline, rows: read, cells: read.map(({ cells }) => cells) };
}

const number = (at: string, value: string | number, style = 0) =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`;

describe('a workbook', () => {
  it('is read as its cells show', async () => {
    const cells = {
      A1: 'Product name',
      A2: number('A2', 123, 1),
      A3: number('A3', 0.995, 2),
      A4: number('A4', 45292.5, 3),
      A5: '<c r="A5" t="b"><v>1</v></c>',
      A6: number('A6', 0.30000000000000004),
      A7: number('A7', 4006381333931),
      A8: number('A8', 1234.5, 4),
      A9: '<c r="A9" t="str"><f>A1</f><v>a_x000A_b</v></c>',
      A10: '<c r="A10" t="inlineStr"><is><r><t>東京</t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></is></c>',
    };
    const formats = ['00000', '0.0%', 'yyyy\\-mm\\-dd hh:mm', '#,##0.00'];
    const { cells: shown } = await read(writtenWorkbook([{ cells }], formats));
    expect(shown.flat()).toEqual([
      ...['00123', '99.5%', '2024-01-01 12:00', 'TRUE', '0.3', '4006381333931', '1,234.50', 'a\nb', '東京'],
    ]);
  });

  it('has no text in cells with errors, and fills merged cells down', async () => {
    const cells = {
      ...{ A1: 'Country', B1: 'Company name', A2: 'Germany', B2: 'First', B3: 'Second', B5: 'Third' },
      C2: '<c r="C2" t="e"><v>#REF!</v></c>',
    };
    const { cells: shown } = await read(writtenWorkbook([{ cells, merged: ['A2:A4'] }]));
    expect(shown).toEqual([
      ['Germany', 'First', ''],
      ['Germany', 'Second'],
      ['', 'Third'],
    ]);
  });

  it('says where cells lead', async () => {
    const cells = {
      ...{ A1: 'Company name', B1: 'Website', A2: 'Linked', B2: 'Visit', A3: 'Calculated' },
      B3: '<c r="B3" t="str"><f>HYPERLINK("https://b.example","Visit")</f><v>Visit</v></c>',
    };
    const { rows } = await read(writtenWorkbook([{ cells, links: { B2: 'https://a.example/?x&y' } }]));
    expect(rows.map(({ links }) => links)).toEqual([
      { 1: 'https://a.example/?x&y' },
      { 1: 'https://b.example' },
    ]);
  });

  it('lists its sheets, and is read at the one with names, or the one that is chosen', async () => {
    const file = writtenWorkbook([
      { name: 'Codes', state: 'hidden', cells: { A1: 'Country', A2: 'Germany' } },
      { name: 'How to', cells: { A1: 'Enter one supplier per row', A2: 'Then save' } },
      { name: 'Empty' },
      { name: 'List', cells: { A1: 'Company name', A2: 'Works' } },
    ]);
    const guessed = await read(file);
    expect([guessed.sheet, guessed.cells]).toEqual(['List', [['Works']]]);
    expect(guessed.sheets).toEqual([
      { name: 'Codes', hidden: true, empty: false },
      { name: 'How to', hidden: false, empty: false },
      { name: 'Empty', hidden: false, empty: true },
      { name: 'List', hidden: false, empty: false },
    ]);
    expect((await read(file, { sheet: 'Codes' })).cells).toEqual([['Germany']]);
    await expect(read(file, { sheet: 'Lost' })).rejects.toMatchObject({ problem: 'noSuchSheet' });
  });
});

describe('the row of headings', () => {
  it.each([
    ['a title', 'Supplier list 2026\nCompany name,Country\nWorks,Germany\n', 2],
    ['notes', 'Notes,,\nsee below,x,\nFirma,Land,Webseite\nWerk,Deutschland,\n', 3],
    ['nothing', 'Company name\nWorks\n', 1],
    ['a title over unknown headings', 'Lista\nBetrieb X,Ort\nWerk,Bonn\nHof,Ulm\n', 2],
    ['nothing, and a company is called as a heading is', 'Code,Company\n1,Product\n2,Works\n', 1],
  ])('is found below %s', async (_, file, row) => {
    expect((await read(file)).headingRow).toBe(row);
  });

  it('can be chosen', async () => {
    const file = 'Company name\nSub heading\nWorks\n';
    expect(await read(file, { headingRow: 2 })).toMatchObject({
      headings: ['Sub heading'],
      cells: [['Works']],
    });
    await expect(read(file, { headingRow: 9 })).rejects.toMatchObject({ problem: 'noHeadingRow' });
  });
});

describe('a CSV file', () => {
  it.each(['sep=;\r\n', 'SEP=;\n', '"sep=;"\n', '\ufeffsep=;\n'])(
    'may name its delimiter: %j',
    async (line) => {
      const { headings, rows } = await read(`${line}Company name;Country\nA, B;Japan\n`);
      expect([headings, rows]).toEqual([['Company name', 'Country'], [{ row: 3, cells: ['A, B', 'Japan'] }]]);
    },
  );

  it('guards texts from calculation', async () => {
    const file = `Company name\n'=Equal\n''+Two\n'Plain\n="007 Works"\n"=""008 """"Q"""" Works"""\n`;
    expect((await read(file)).cells.flat()).toEqual([
      '=Equal',
      "'+Two",
      "'Plain",
      '007 Works',
      '008 "Q" Works',
    ]);
  });

  it('is read in the encoding that is chosen', async () => {
    const { cells, encoding } = await read(Buffer.from('name\n\xb3\xa4\n', 'latin1'), {
      encoding: 'gb18030',
    });
    expect([cells, encoding]).toEqual([[['长']], 'gb18030']);
  });
});

describe('a file of another format', () => {
  const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  it.each([
    ['oldExcel', Buffer.concat([ole, Buffer.alloc(600)])],
    ['encrypted', Buffer.concat([ole, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')])],
    ['webPage', Buffer.from('<html><body><table><tr><td>Company name</td></tr></table></body></html>')],
    [
      'xmlSpreadsheet',
      Buffer.from('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'),
    ],
    ['unreadable', Buffer.from('PK\u0003\u0004 and no more')],
  ])('is %s', async (problem, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ problem });
  });
});

it('keeps a cell that looks like markup', async () => {
  const cells = { A1: 'name', A2: textCell('A2', '<b>&amp; _x0041_') };
  expect((await read(writtenWorkbook([{ cells }]))).cells).toEqual([['<b>&amp; A']]);
});
