import { type Entry, fromBuffer } from 'yauzl';

/** Whether an archive can be listed, which it can when its end is there, and has such a part. */
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
