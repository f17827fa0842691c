import { describe, expect, it } from 'vitest';
import { MAX_RECORD_BYTES, type SourceRecord } from '../../../platform/csv/csv-lines';
import { openCsv } from './csv-file';

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer, void> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(
  text: string | Buffer,
  { size = 2 ** 16, delimiter = undefined as string | undefined } = {},
) {
  const { columns, records } = await openCsv('test.csv', inPieces(Buffer.from(text), size), delimiter);
  const lines: (string | number | null)[][] = [];
  for await (const record of records) lines.push([record.line, ...said(record, columns ?? [])]);
  return { columns, lines };
}

const said = (record: SourceRecord, columns: readonly string[]) =>
  record.broken === undefined
    ? [...columns.map((column) => String(record.cell(column) ?? '')), ...(record.odd ? [record.odd] : [])]
    : [record.broken];

const BAD_QUOTE = 'a quoted cell does not end with its quote; quotes within it must be doubled';

const hostile = [
  'key,name,note',
  '1,"Acme, Inc.",plain',
  '2,"says ""hi""","two',
  'lines"',
  '',
  '3,5" pipe,"x, y"',
  '4,"a"b,c',
  '5,good,line',
  '6,"opens here,',
  '7,"closes" there,',
  '8,good,too',
  '9,too,many,cells',
  '10,few',
  ',,',
  '11,good,end',
].join('\n');

const expected = [
  [2, '1', 'Acme, Inc.', 'plain'],
  [3, '2', 'says "hi"', 'two\nlines'],
  [6, '3', '5" pipe', 'x, y'],
  [7, BAD_QUOTE],
  [8, '5', 'good', 'line'],
  [9, BAD_QUOTE],
  [10, BAD_QUOTE],
  [11, '8', 'good', 'too'],
  [
    12,
    'has 4 cells, and the first line names 3 columns; perhaps a cell with a delimiter in it is not quoted',
  ],
  [13, '10', 'few', '', 'has 2 of 3 cells; the others were treated as empty'],
  [15, '11', 'good', 'end'],
];

describe('a CSV file', () => {
  it.each([1, 2, 3, 7, 64, 2 ** 16])(
    'is read line by line, however it arrives (%i bytes at a time)',
    async (size) => {
      expect((await read(hostile, { size })).lines).toEqual(expected);
    },
  );

  it.each([1, 5, 2 ** 16])('may end its lines as Windows does (%i bytes at a time)', async (size) => {
    const windows = expected.map(([line, ...cells]) => [
      line,
      ...cells.map((one) => String(one).replace('\n', '\r\n')),
    ]);
    expect((await read(`${hostile.replaceAll('\n', '\r\n')}\r\n`, { size })).lines).toEqual(windows);
  });

  it('may mix line ends', async () => {
    expect((await read('a,b\r\n1,2\n3,4\r\n5,6')).lines).toEqual([
      [2, '1', '2'],
      [3, '3', '4'],
      [4, '5', '6'],
    ]);
  });

  it('may end its lines as old Macs did', async () => {
    expect((await read('a,b\r1,2\r3,4')).lines).toEqual([
      [2, '1', '2'],
      [3, '3', '4'],
    ]);
  });

  it('loses one line to a quote that is never closed, and reads on', async () => {
    expect((await read('a,b\n1,"opened\n2,fine\n3,"quoted"\n4,"never closed\n5,end')).lines).toEqual([
      [2, BAD_QUOTE],
      [3, '2', 'fine'],
      [4, '3', 'quoted'],
      [5, 'a quote isn’t closed'],
      [6, '5', 'end'],
    ]);
  });

  it('reads on after a line longer than it will hold', async () => {
    const text = `a,b\n1,${'x'.repeat(2 ** 20)}\n2,${'y'.repeat(MAX_RECORD_BYTES + 5)}\n3,"${'z\n'.repeat(10)}"\n4,end\n`;
    const { lines } = await read(text);
    expect(lines.map(([line, first]) => [line, first])).toEqual([
      [2, '1'],
      [3, 'longer than 4 MB; maybe a quote isn’t closed'],
      [4, '3'],
      [15, '4'],
    ]);
  });

  it.each([
    ['semicolons', 'name;size\n"a;b";1,5\n'],
    ['tabs', 'name\tsize\na;b\t1,5\n'],
    ['bars', 'name|size\na;b|1,5\n'],
  ])('may part its cells by %s', async (_, text) => {
    expect(await read(text)).toEqual({ columns: ['name', 'size'], lines: [[2, 'a;b', '1,5']] });
  });

  it('takes the delimiter that it is told', async () => {
    expect((await read('a;b,c\n1;2,3\n', { delimiter: ';' })).columns).toEqual(['a', 'b,c']);
  });

  it('forgives blanks around quotes', async () => {
    expect((await read('a, b\n1, "x, y" \n')).lines).toEqual([[2, '1', 'x, y']]);
  });

  it('must name its columns, each once', async () => {
    await expect(read('')).rejects.toThrow('test.csv is empty; its first line must name the columns.');
    await expect(read('a,b,a\n')).rejects.toThrow('test.csv has two columns called "a".');
    await expect(read('"a\n1,2\n')).rejects.toThrow('a quote isn’t closed');
  });
});
