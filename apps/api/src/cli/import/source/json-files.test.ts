import { describe, expect, it } from 'vitest';
import { MAX_RECORD_BYTES, type SourceFile, UnreadableCell } from '../../../platform/csv/csv-lines';
import { openJson, openNdjson } from './json-file';

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer, void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read({ records }: SourceFile, column: string) {
  const lines: unknown[] = [];
  for await (const record of records) lines.push([record.line, record.broken ?? record.cell(column)]);
  return lines;
}

describe('a JSON file', () => {
  const json =
    '[{"a":"Ünïcode ✓"},{"a":12345678901234567890},{"b":1},{"a":["x","y"]},{"a":{}},7,{"a":null},{"a":true}]';

  it.each([1, 3, 2 ** 16])(
    'is read an entry at a time, numbers to the last digit (%i bytes at a time)',
    async (size) => {
      expect(await read(openJson('test.json', inPieces(json, size)), 'a')).toEqual([
        [1, 'Ünïcode ✓'],
        [2, '12345678901234567890'],
        [3, null],
        [4, ['x', 'y']],
        [5, new UnreadableCell('must be a text')],
        [6, 'must be an object'],
        [7, null],
        [8, 'true'],
      ]);
    },
  );

  it.each([
    ['broken', '[{"a":"1"},{"a":"2"},{"a":oops}]', 'test.json isn’t valid JSON from item 3 on'],
    ['cut short', '[{"a":"1"},{"a":', 'test.json isn’t valid JSON from item 2 on'],
    ['an object', '{"a":"1"}', 'test.json must contain an array'],
    ['empty', '', 'test.json isn’t valid JSON from item 1 on'],
  ])('that is %s says where', async (_, text, message) => {
    await expect(read(openJson('test.json', inPieces(text, 5)), 'a')).rejects.toThrow(message);
  });
});

describe('a file with a JSON object on each line', () => {
  it.each([1, 4, 2 ** 16])('loses no line to a bad one (%i bytes at a time)', async (size) => {
    const text = '{"a":"1"}\r\n\nnope\n{"a":2}\n[]\n{"a":12345678901234567890}\n{"a":["é"]}';
    expect(await read(openNdjson(inPieces(text, size)), 'a')).toEqual([
      [1, '1'],
      [3, 'isn’t valid JSON'],
      [4, '2'],
      [5, 'must be an object'],
      [6, new UnreadableCell('must be a text')],
      [7, ['é']],
    ]);
  });

  it('does not keep a line that is too long', async () => {
    const text = `{"a":"1"}\n{"a":"${'x'.repeat(MAX_RECORD_BYTES)}"}\n{"a":"3"}\n${'y'.repeat(MAX_RECORD_BYTES + 1)}`;
    expect(await read(openNdjson(inPieces(text, 2 ** 16)), 'a')).toEqual([
      [1, '1'],
      [2, 'longer than 4 MB'],
      [3, '3'],
      [4, 'longer than 4 MB'],
    ]);
  });
});
