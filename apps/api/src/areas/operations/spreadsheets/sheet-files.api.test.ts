import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { importSheet, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { ooxml } from '../../../../testing/documents';
import { SHEET_LIMITS } from '../../../platform/sheets/sheet-limits';
import { sheetForm, workbook } from './testing/sheet-files';

const PREVIEW = '/api/v2/spreadsheets/preview';

let server: TestServer;
let member: Visitor;
let fields: { kind: string; target_id: string };

beforeAll(async () => {
  server = await startTestServer();
  const seed = new Seed(server.context.db);
  member = await server.signIn((await seed.member('Ida')).email);
  fields = { kind: 'suppliers', target_id: (await seed.product('Yarn')).id };
});
afterAll(() => server.close());

const preview = (file: string | Uint8Array) => member.send('POST', PREVIEW, sheetForm(file, fields));

const OFFICE = 'http://schemas.openxmlformats.org';

/** A sheet of a workbook that is written by hand: one name below a heading, or nothing. */
interface WrittenSheet {
  name: string | null;
  /** Declarations before the root element. */
  type?: string;
  state?: 'hidden' | 'veryHidden';
  kind?: 'worksheet' | 'chartsheet';
}

const writtenWorkbook = (sheets: readonly WrittenSheet[]): Buffer => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const relations = (all: readonly (readonly [kind: string, target: string])[]) =>
    `<Relationships xmlns="${OFFICE}/package/2006/relationships">${all
      .map(
        ([kind, target], at) =>
          `<Relationship Id="rId${at + 1}" Type="${OFFICE}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`;
  const parts = sheets.map(({ name, type = '', kind = 'worksheet' }, at) => {
    const rows =
      name === null ? '' : `<row r="1">${cell('A1', 'name')}</row><row r="2">${cell('A2', name)}</row>`;
    const text = `<?xml version="1.0"?>${type}<${kind} xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></${kind}>`;
    return { kind, path: `${kind}s/sheet${at + 1}.xml`, text };
  });
  const list = sheets.map(
    ({ state }, at) =>
      `<sheet name="List &amp; ${at}" sheetId="${at + 1}" r:id="rId${at + 1}"${state ? ` state="${state}"` : ''}/>`,
  );
  return ooxml('xl/workbook.xml', 'openxmlformats-officedocument.spreadsheetml.sheet', {
    'xl/workbook.xml': `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets>${list.join('')}</sheets></workbook>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations(parts.map(({ kind, path }) => [kind, path])),
    ...Object.fromEntries(parts.map(({ path, text }) => [`xl/${path}`, text])),
  });
};

const typedWorkbook = (type: string, name: string): Buffer => writtenWorkbook([{ type, name }]);

const namesOf = ({ body }: { body: { rows: { name: string }[] } }) => body.rows.map(({ name }) => name);

/** Rows of one heading whose text is easily folded together. */
function* blankRows(count: number, length: number) {
  yield ['name'];
  for (let at = 0; at < count; at += 1) yield [' '.repeat(length)];
}

describe('a file', () => {
  it('of more than it may hold is refused before it is unfolded', async () => {
    const bomb = await workbook(blankRows(2000, 30_000));
    expect(bomb.length).toBeLessThan(10 * 2 ** 20);
    const { status, body } = await preview(bomb);
    expect([status, body.code, body.fields.file]).toEqual([
      413,
      'too_large',
      'The unzipped workbook is larger than 50 MB.',
    ]);
  });

  it('that says less than it unfolds to is not unfolded further', async () => {
    const liar = await workbook(blankRows(2000, 30_000));
    // The size of the first sheet, where the directory at the end says it.
    const entry = liar.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
    expect(liar.readUInt32LE(entry)).toBe(0x02014b50);
    liar.writeUInt32LE(2000, entry + 24);
    const { status, body } = await preview(liar);
    expect([status, body.code]).toEqual([415, 'unsupported_type']);
  });

  it('whose directory has no sizes, or a second directory, is refused unread', async () => {
    const silent = await workbook(blankRows(2000, 30_000));
    const entry = silent.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
    silent.writeUInt16LE(silent.readUInt16LE(entry + 8) | 8, entry + 8);
    for (const size of [entry + 20, entry + 24]) silent.writeUInt32LE(0, size);
    const plain = await workbook(blankRows(2, 10));
    const end = plain.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
    const locator = Buffer.concat([Buffer.from([0x50, 0x4b, 6, 7]), Buffer.alloc(16)]);
    const twofold = Buffer.concat([plain.subarray(0, end), locator, plain.subarray(end)]);
    expect((await preview(silent)).status).toBe(415);
    expect((await preview(twofold)).status).toBe(413);
  });

  it('that takes too long to read is given up, and holds nobody up meanwhile', async () => {
    const limits: { readingMs: number } = SHEET_LIMITS;
    const usual = limits.readingMs;
    onTestFinished(() => {
      limits.readingMs = usual;
    });
    limits.readingMs = 1;
    const answered: string[] = [];
    const slow = preview(typedWorkbook(`<!--${'-'.repeat(9_900_000)}-->`, 'Spinner')).then((reply) => {
      answered.push('the sheet');
      return reply;
    });
    await server.guest().get('/healthz');
    answered.push('another');
    const { status, body } = await slow;
    expect([status, body.fields]).toEqual([
      422,
      { file: 'This file takes too long to read. Save it as CSV, or split it.' },
    ]);
    expect(answered).toEqual(['another', 'the sheet']);
    limits.readingMs = usual;
    expect((await preview('name\nSpinner\n')).status).toBe(200);
  });

  it('of too many rows is refused', async () => {
    const { status, body } = await preview(`name\n${'A\n'.repeat(100_001)}`);
    expect([status, body.fields.file]).toEqual([413, 'A spreadsheet can have up to 100,000 rows. Split it.']);
  });

  it('of more than 10 MB is refused', async () => {
    const { status, body } = await preview(Buffer.alloc(10 * 2 ** 20 + 1, 'a'));
    expect([status, body.fields.file]).toEqual([413, 'The file can be up to 10 MB.']);
  });

  it('that is no spreadsheet is refused by its content', async () => {
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
      'base64',
    );
    for (const file of [
      picture,
      Buffer.from('%PDF-1.7\n'),
      '',
      '\n\n',
      Buffer.from('PK\u0003\u0004 and no more'),
    ]) {
      expect((await preview(file)).status).toBe(415);
    }
  });

  it('is read in the encodings that spreadsheets write', async () => {
    const text = 'name,country\nGerätebau Müller,Österreich\n';
    const files = [
      Buffer.from(text, 'latin1'),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(`\ufeff${text}`),
    ];
    for (const file of files) {
      expect(namesOf(await preview(file))).toEqual(['Gerätebau Müller']);
    }
  });

  it('that Excel writes in Western Europe loses no letter', async () => {
    // ’ – Œ Š ™ “ ” € ž, as Windows-1252 has them.
    const rows = ['L\x92Atelier \x96 \x8cuvre', '\x8akoda Glass\x99 \x93Works\x94', '12 \x80 \x9e'];
    const reply = await preview(Buffer.from(`name\r\n${rows.join('\r\n')}\r\n`, 'latin1'));
    expect(namesOf(reply)).toEqual(['L’Atelier – Œuvre', 'Škoda Glass™ “Works”', '12 € ž']);
  });

  it('whose letters are damaged says so before anything is created, and creates nothing of those rows', async () => {
    const text = 'name,address\nNel\u0085Works,\nDamaged \u0081 Works,\nWhole Works,Gro\ufffd Street\n';
    const sent = sheetForm(text, fields);
    const { body } = await member.send('POST', PREVIEW, sent);
    expect(
      body.rows.map(({ status, reason }: { status: string; reason?: string }) => reason ?? status),
    ).toEqual(['The name contains invalid characters.', 'The address contains invalid characters.', 'new']);
    const imported = await importSheet(server, member, sheetForm(text, fields));
    expect([imported.body.created, imported.body.refused]).toEqual([1, 2]);
    expect((await member.get('/api/v1/company/search/nel%20works')).body.hits.hits).toHaveLength(1);
    // A byte that Windows-1252 has no letter for.
    const bytes = await preview(Buffer.from('name\nBro\x81ken Gr\xfcn\n', 'latin1'));
    expect(bytes.body.rows[0].reason).toBe('The name contains invalid characters.');
  });
});

describe('a preview', () => {
  it('says what was read, and reads what is chosen instead', async () => {
    const text = 'Our list\nFirma;Land;Webseite\nMüller;Atlantis;Visit\nGro\x81;Japan;\n';
    const bytes = Buffer.from(text, 'latin1');
    const { body } = await preview(bytes);
    expect(body).toMatchObject({
      ...{ format: 'csv', sheets: [], sheet: null, encoding: 'windows-1252', heading_row: 2 },
      top_rows: [{ row: 1 }, { row: 2 }, { row: 3 }, { row: 4 }],
      mapping: { name: 0, country: 1, url: 2 },
      counts: { new: 1, refused: 1 },
      damage: { count: 1, cells: [{ row: 4, column: 0, cell: 'A4', kind: 'control' }] },
      fault_count: 3,
    });
    expect(body.faults.map(({ cell, effect }: { cell: string; effect: string }) => [cell, effect])).toEqual([
      ['A4', 'refused'],
      ['B3', 'left_out'],
      ['C3', 'left_out'],
    ]);
    const other = await member.send(
      'POST',
      PREVIEW,
      sheetForm(bytes, { ...fields, encoding: 'windows-1251', heading_row: '3' }),
    );
    expect(other.body).toMatchObject({
      encoding: 'windows-1251',
      heading_row: 3,
      columns: [{ heading: 'Mьller' }, {}, {}],
    });
    for (const [field, value] of [
      ['sheet', 'Lost'],
      ['heading_row', '40'],
      ['encoding', 'klingon'],
    ] as const) {
      const file = field === 'sheet' ? writtenWorkbook([{ name: 'A' }]) : bytes;
      const reply = await member.send('POST', PREVIEW, sheetForm(file, { ...fields, [field]: value }));
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([422, [field]]);
    }
  });
});

describe('of a workbook', () => {
  it('the first visible sheet with rows is read', async () => {
    const listed: WrittenSheet = { name: 'Kvarnholm Silica' };
    for (const before of [
      { name: 'Germany', state: 'hidden' },
      { name: 'Germany', state: 'veryHidden' },
      { name: null },
      { name: null, kind: 'chartsheet' },
    ] satisfies WrittenSheet[]) {
      const reply = await preview(writtenWorkbook([before, listed, { name: 'Later' }]));
      expect(namesOf(reply)).toEqual(['Kvarnholm Silica']);
    }
  });

  it('that shows no rows it is said that none does', async () => {
    const { status, body } = await preview(
      writtenWorkbook([
        { name: null },
        { name: 'Germany', state: 'hidden' },
        { name: null, kind: 'chartsheet' },
      ]),
    );
    expect([status, body.fields.file]).toEqual([
      415,
      'No visible sheet of this workbook has any rows. Show the sheet with your list, or save it as a separate file.',
    ]);
  });
});

describe('a workbook with a document type of its own', () => {
  const SECRET = 'what only this machine knows';
  const folder = mkdtempSync(join(tmpdir(), 'millrace-sheet-'));
  let visits = 0;
  const inner = createServer((_request, response) => {
    visits += 1;
    response.end(SECRET);
  });
  beforeAll(async () => {
    writeFileSync(join(folder, 'secret'), SECRET);
    await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    inner.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const portOf = () => (inner.address() as AddressInfo).port;

  it('is read as any other where it declares nothing', async () => {
    const { status, body } = await preview(typedWorkbook('', 'Kvarnholm Silica'));
    expect([status, body.rows.map(({ name }: { name: string }) => name)]).toEqual([
      200,
      ['Kvarnholm Silica'],
    ]);
  });

  it.each<[string, () => string]>([
    ['a file', () => `<!ENTITY e SYSTEM "file://${join(folder, 'secret')}">`],
    ['an address', () => `<!ENTITY e SYSTEM "http://127.0.0.1:${portOf()}/">`],
    [
      'an address, by another',
      () => `<!ENTITY % p SYSTEM "http://127.0.0.1:${portOf()}/">%p;<!ENTITY e "x">`,
    ],
    [
      'more and more of itself',
      () =>
        `<!ENTITY e0 "${SECRET}">${Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')}<!ENTITY e "&e9;">`,
    ],
  ])('brings nothing of %s into a row', async (_what, entities) => {
    const { status, text } = await preview(
      typedWorkbook(`<!DOCTYPE worksheet [${entities()}]>`, 'Works &e;'),
    );
    expect([200, 415, 422]).toContain(status);
    expect(text).not.toContain(SECRET);
    expect(text.length).toBeLessThan(10_000);
    expect(visits).toBe(0);
  });
});

describe('rows that cannot be taken', () => {
  const refused = (file: string | Uint8Array, more = {}) =>
    member.send('POST', '/api/v2/spreadsheets/refused', sheetForm(file, { ...fields, ...more }));

  it('come back as CSV with the columns of the file and what is wrong, harmless for a spreadsheet', async () => {
    const { status, headers, text } = await refused(
      'Code;name;country\n7;Good Works;Norway\n8;Bad\ufffd Works;Norway\n=1+1;"=HYPER\ufffdLINK(""x"")";Nowhere\n',
    );
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="rows-to-correct.csv"',
    ]);
    expect(
      text
        .replace(/^\ufeff/, '')
        .trim()
        .split('\r\n'),
    ).toEqual([
      'Code,name,country,Problem',
      '8,Bad\ufffd Works,Norway,The name contains invalid characters.',
      `'=1+1,"'=HYPER\ufffdLINK(""x"")",Nowhere,The name contains invalid characters.`,
    ]);
  });

  it('come back as a workbook where one was sent', async () => {
    const file = await workbook([
      ['name', 'country'],
      ['=Bad\ufffd()', 'Atlantis'],
    ]);
    const reply = await fetch(new URL('/api/v2/spreadsheets/refused', member.apiUrl), {
      method: 'POST',
      body: sheetForm(file, fields),
      headers: { Cookie: member.sessionCookie ?? '' },
    });
    const rows: unknown[] = [];
    for await (const { values } of streamXlsxRows(await reply.arrayBuffer())) rows.push(values);
    expect(rows).toEqual([
      ['name', 'country', 'Problem'],
      ['=Bad\ufffd()', 'Atlantis', 'The name contains invalid characters.'],
    ]);
  });

  it('are for members', async () => {
    const form = sheetForm('name\n\n', fields);
    expect((await server.guest().send('POST', '/api/v2/spreadsheets/refused', form)).status).toBe(401);
  });
});

const folder = join(process.env.MILLRACE_SAMPLE_DATA ?? '/nowhere', 'osh-facility-lists');

describe.skipIf(!existsSync(folder))('lists of real facilities', () => {
  it.each([
    ['2.csv', { name: 1, country: 0, address: 2 }, 83],
    ['15.csv', { name: 1, country: 0, address: 2 }, 351],
    ['12.xlsx', null, null],
  ])('%s are matched, and only rows that lack something are refused', async (name, mapping, rows) => {
    const { status, body } = await preview(await readFile(join(folder, name)));
    expect(status).toBe(200);
    if (mapping) expect(body.mapping).toEqual(mapping);
    expect(body.mapping.name).toBeTypeOf('number');
    const total = Object.values<number>(body.counts).reduce((sum, count) => sum + count, 0);
    if (rows !== null) expect(total).toBe(rows);
    expect(body.counts.refused).toBe(0);
    const imported = await importSheet(
      server,
      member,
      sheetForm(await readFile(join(folder, name)), { ...fields, alike: 'create' }),
    );
    expect(imported.body).toMatchObject({ created: body.counts.new + body.counts.alike, refused: 0 });
    const again = await preview(await readFile(join(folder, name)));
    expect(again.body.counts).toMatchObject({ new: 0, known: 0, refused: 0 });
  });
});
