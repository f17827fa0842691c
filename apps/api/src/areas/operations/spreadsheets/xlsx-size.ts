import { type Entry, fromBuffer } from 'yauzl';
import { SHEET_LIMITS } from './sheet-limits';

const ZIP64_LOCATOR = Buffer.from('PK\u0006\u0007', 'latin1');

/** The end of the directory with the longest comment, and the locator before it, in bytes. */
const DIRECTORY_END_MAX = 22 + 0xff_ff + 20;

/**
 * Whether an XLSX file unfolds to no more than is taken. It is asked before anything is unfolded; whoever unfolds a part
 * stops where it is longer than it says here.
 */
export function unfoldsWithinLimits(bytes: Buffer): Promise<boolean> {
  // Readers differ in which of two directories they believe; no spreadsheet that is taken is large enough for a second.
  if (bytes.includes(ZIP64_LOCATOR, Math.max(0, bytes.length - DIRECTORY_END_MAX)))
    return Promise.resolve(false);
  return new Promise((resolve) => {
    // A container that cannot be read is none that is safe.
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return resolve(false);
      let total = 0;
      let parts = 0;
      zip.on('entry', (entry: Entry) => {
        total += entry.uncompressedSize;
        parts += 1;
        // Of a part without a size in the directory, whoever unfolds it asks the part itself.
        const hidesSize = entry.uncompressedSize === 0 && !entry.fileName.endsWith('/');
        if (hidesSize || total > SHEET_LIMITS.unpackedBytes || parts > SHEET_LIMITS.parts) resolve(false);
        else zip.readEntry();
      });
      zip.on('end', () => resolve(true));
      zip.on('error', () => resolve(false));
      zip.readEntry();
    });
  });
}
