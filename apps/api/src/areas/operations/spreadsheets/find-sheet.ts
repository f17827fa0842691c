import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';
import { type Entry, fromBufferPromise } from 'yauzl';
import { decoderOf } from '../../../platform/text/decode-text';
import { SHEET_LIMITS } from './sheet-limits';

/** A non-empty cell: a value, or an inline string. */
const CELL = /<(?:\w+:)?(?:v|is)[\s>]/;

/** Overlap of chunks in characters, for tags that span two chunks. */
const OVERLAP = 64;

type Attributes = Readonly<Record<string, string>>;

/** Parts of a workbook by path, read as streams limited to their declared size. */
interface Parts {
  /** Parses the attributes of elements with a name, whatever the prefix, up to the maximum number of parts. */
  elements(path: string, name: string): Promise<Attributes[]>;
  stream(path: string): Promise<Readable | null>;
}

/**
 * Finds the first visible worksheet with content. Hidden sheets often contain lists for formulas, and charts may
 * have sheets of their own.
 *
 * @returns Its name; null if there is none.
 * @throws The archive reader's error for a corrupt file.
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

/** Reads the relationships of a part. @param path Path of the part; empty for the archive itself. */
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
