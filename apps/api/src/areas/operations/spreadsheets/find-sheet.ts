import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';
import { type Entry, fromBufferPromise } from 'yauzl';
import { decoderOf } from '../../../platform/text/decode-text';
import { SHEET_LIMITS } from './sheet-limits';

/** A cell of a sheet that holds something: a value, or a text that stands in the cell itself. */
const CELL = /<(?:\w+:)?(?:v|is)[\s>]/;

/** How much of a piece is kept to find what begins in it and ends in the next, in characters. */
const OVERLAP = 64;

type Attributes = Readonly<Record<string, string>>;

/** The parts of a workbook by their paths. Each is read as a stream, and no further than it says that it is long. */
interface Parts {
  /** The attributes of the elements of a name, whatever its prefix; no more than a workbook may have parts. */
  elements(path: string, name: string): Promise<Attributes[]>;
  stream(path: string): Promise<Readable | null>;
}

/**
 * Finds the first sheet that a reader of the workbook sees and that holds something. Hidden sheets hold lists for
 * formulas, and a chart may have a sheet of its own.
 *
 * @returns Its name; null without one.
 * @throws What the archive's reader says of one that is damaged.
 */
export async function findSheet(bytes: Buffer): Promise<string | null> {
  const parts = await openParts(bytes);
  const workbook = (await relationsOf(parts, '')).find(({ kind }) => kind === 'officeDocument')?.path;
  if (workbook === undefined) return null;
  const relations = await relationsOf(parts, workbook);
  const looked = new Set<string>();
  for (const { name, state, ...others } of await parts.elements(workbook, 'sheet')) {
    const id = Object.keys(others).find((key) => key.endsWith(':id'));
    const sheet = relations.find((one) => id !== undefined && one.id === others[id]);
    const isHidden = state !== undefined && state !== 'visible';
    if (!name || isHidden || sheet?.kind !== 'worksheet' || looked.has(sheet.path)) continue;
    looked.add(sheet.path);
    if (await hasCells(parts, sheet.path)) return name;
  }
  return null;
}

async function openParts(bytes: Buffer): Promise<Parts> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const stream = async (path: string) => {
    const entry = entries.get(path);
    return entry ? zip.openReadStreamPromise(entry) : null;
  };
  return {
    stream,
    elements: async (path, wanted) => {
      const found: Attributes[] = [];
      const onopentag = (name: string, attributes: Attributes) => {
        if (withoutPrefix(name) === wanted && found.length < SHEET_LIMITS.parts) found.push(attributes);
      };
      const parser = new Parser({ onopentag }, { xmlMode: true });
      const decode = decoderOf('utf-8');
      for await (const piece of (await stream(path)) ?? []) parser.write(decode(piece));
      parser.end();
      return found;
    },
  };
}

/** What a part leads to. @param path Of the part; empty is the archive itself. */
async function relationsOf(
  parts: Parts,
  path: string,
): Promise<{ id: string; kind: string; path: string }[]> {
  const folder = posix.join('/', path, '..');
  const list = posix.join(folder, '_rels', `${posix.basename(path)}.rels`).slice(1);
  const relations = await parts.elements(list, 'Relationship');
  return relations.map(({ Id: id = '', Type = '', Target = '' }) => ({
    id,
    kind: posix.basename(Type),
    path: posix.resolve(folder, Target).slice(1),
  }));
}

async function hasCells(parts: Parts, path: string): Promise<boolean> {
  let rest = '';
  for await (const piece of (await parts.stream(path)) ?? []) {
    const text = rest + String(piece);
    if (CELL.test(text)) return true;
    rest = text.slice(-OVERLAP);
  }
  return false;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);
