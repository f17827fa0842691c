import { brokenRecord, type Cell, type SourceRecord, UnreadableCell } from '../../../platform/csv/record';

/** An entry of a JSON file as a line with cells. */
export function jsonRecord(line: number, entry: unknown): SourceRecord {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    return brokenRecord(line, 'must be an object in braces');
  }
  const has = (column: string) => Object.hasOwn(entry, column);
  return { line, has, cell: (column) => (has(column) ? cellOf(entry[column as never]) : null) };
}

function cellOf(value: unknown): Cell {
  if (Array.isArray(value)) {
    const texts = value.map(jsonText);
    return texts.every((text) => text !== undefined)
      ? texts.map((text) => text ?? '')
      : new UnreadableCell('must be a text, or a list of texts');
  }
  const text = jsonText(value);
  return text === undefined ? new UnreadableCell('must be a text') : text;
}

/** `undefined` for what is no text and can't be told as one. */
function jsonText(value: unknown): string | null | undefined {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  // A longer number has lost its last digits already, and as a key they matter.
  if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return String(value);
  return undefined;
}
