import { type Entry, fromBuffer } from 'yauzl';

/** Returns true if an archive is complete enough to be listed and contains the part. */
export function hasPart(bytes: Buffer, name: RegExp): Promise<boolean> {
  return new Promise((resolve) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return resolve(false);
      zip.on('entry', (entry: Entry) => {
        if (name.test(entry.fileName) && entry.uncompressedSize > 0) resolve(true);
        else zip.readEntry();
      });
      zip.on('end', () => resolve(false));
      zip.on('error', () => resolve(false));
      zip.readEntry();
    });
  });
}
