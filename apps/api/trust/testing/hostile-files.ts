import sharp from 'sharp';
import { workbook } from '../../src/areas/operations/spreadsheets/testing/sheet-files';
import { zip } from '../../testing/documents';

/** A file that is what it says, and as dear to read as a file may be. */
export interface HostileFile {
  /** What it is, for the table. */
  what: string;
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

const OOXML = 'application/vnd.openxmlformats-officedocument';

/** Rows as many as are taken, and columns as many as stay below what a workbook may unfold to. */
const ROWS = 20_000;
const COLUMNS = 45;

/** 49.99 of the 50 megapixels that are taken. */
const EDGE_PX = 7_070;

/** What is left of ten megabytes after the other fields of a form. */
const DOCUMENT_BYTES = 9 * 2 ** 20;

/** Zip files of this kind count no more. */
const PARTS = 60_000;

/** A file of each kind that is read, at the limit of its reader. */
export async function hostileFiles(): Promise<HostileFile[]> {
  return [
    {
      what: 'a workbook of 20,000 rows',
      fileName: 'rows.xlsx',
      contentType: `${OOXML}.spreadsheetml.sheet`,
      bytes: await workbook(rows()),
    },
    {
      what: 'a picture of 50 megapixels',
      fileName: 'noise.jpg',
      contentType: 'image/jpeg',
      bytes: await noise(),
    },
    { what: 'a PDF of objects', fileName: 'objects.pdf', contentType: 'application/pdf', bytes: objects() },
    {
      what: 'a presentation of 60,000 parts',
      fileName: 'parts.pptx',
      contentType: `${OOXML}.presentationml.presentation`,
      bytes: parts(),
    },
  ];
}

function* rows(): Generator<string[]> {
  yield Array.from({ length: COLUMNS }, (_, at) => (at === 0 ? 'Name' : `Column ${at}`));
  for (let row = 0; row < ROWS; row += 1)
    yield Array.from({ length: COLUMNS }, (_, at) => (at === 0 ? `Company of row ${row} Ltd.` : 'a'));
}

/** Of noise, as nothing of it is the same as what is beside it. */
const noise = (): Promise<Buffer> =>
  sharp({
    create: {
      width: EDGE_PX,
      height: EDGE_PX,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
    limitInputPixels: false,
  })
    .jpeg({ quality: 20, progressive: true })
    .toBuffer();

/** With the catalog behind all others, which are looked at first. */
function objects(): Buffer {
  const written: string[] = ['%PDF-1.7\n'];
  let length = 0;
  let number = 4;
  for (; length < DOCUMENT_BYTES; number += 1) {
    const object = `${number} 0 obj<<>>endobj\n`;
    written.push(object);
    length += object.length;
  }
  written.push(
    ...['1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n', '2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n'],
    ...[
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n',
      'trailer<</Root 1 0 R>>\n%%EOF\n',
    ],
  );
  return Buffer.from(written.join(''), 'latin1');
}

/** With what says that it is a presentation behind all others. */
function parts(): Buffer {
  const slides = Array.from({ length: PARTS }, (_, at) => [`ppt/slides/${at}.xml`, '<x/>'] as const);
  const main = 'ppt/presentation.xml';
  return zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${main}" ContentType="${OOXML}.presentationml.presentation.main+xml"/></Types>`,
    ...Object.fromEntries(slides),
    [main]: '<x/>',
  });
}
