import { crc32 } from 'node:zlib';

/** The least that is a PDF. */
export const pdf = Buffer.from(
  [
    '%PDF-1.7',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF\n',
  ].join('\n'),
);
const oleHead = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const CONTENT_BYTES = 4096;

/** What Word and Excel of before 2007 write, as far as it tells what it is. */
export function oldOffice(stream: string): Buffer {
  const entry = Buffer.alloc(128);
  const nameBytes = entry.write(`${stream}\0`, 'utf16le');
  entry.writeUInt16LE(nameBytes, 64);
  entry.writeUInt8(2, 66);
  entry.writeUInt32LE(CONTENT_BYTES, 120);
  return Buffer.concat([oleHead, Buffer.alloc(1528), entry, Buffer.alloc(384), Buffer.alloc(CONTENT_BYTES)]);
}

/** An archive of files that are not compressed, as Office documents are. */
export function zip(entries: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(entries)) {
    const name = Buffer.from(path);
    const body = Buffer.from(text);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(body), 0);
    sizes.writeUInt32LE(body.length, 4);
    sizes.writeUInt32LE(body.length, 8);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(name.length, 0);
    const local = Buffer.concat([
      Buffer.from('504b030414000000000000000000', 'hex'),
      sizes,
      lengths,
      name,
      body,
    ]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('504b0102140014000000000000000000', 'hex'), sizes, lengths, place, name]),
    );
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

/** What the office programs of today write, as far as it tells what it is. @param others Further parts, by their names. */
export const ooxml = (part: string, kind: string, others: Record<string, string> = {}) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.${kind}.main+xml"/></Types>`,
    [part]: '<x/>',
    ...others,
  });

/** The least that is a Word document of today. */
export const docx = ooxml('word/document.xml', 'openxmlformats-officedocument.wordprocessingml.document');
/** The least that is an Excel sheet of today. */
export const xlsx = ooxml('xl/workbook.xml', 'openxmlformats-officedocument.spreadsheetml.sheet');
/** With macros, which nobody takes. */
export const docm = ooxml('word/document.xml', 'ms-word.document.macroEnabled');
