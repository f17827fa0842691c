/** How the office programs of before 2007 begin every file: as a container of streams. */
export const OLD_OFFICE = 'application/x-cfb';

/** The head of a container, of which the first sector is as long in each version that there is, in bytes. */
const HEAD_BYTES = 512;

/** An entry of the list of streams: its name, twice the length of which follows, what it is, and how long it is. */
const ENTRY = { bytes: 128, nameBytesAt: 64, kindAt: 66, sizeAt: 120, stream: 2 } as const;

/**
 * Whether a file of before 2007 has a stream of a name. Installers and mails come in the same container.
 *
 * @returns `broken` where the file ends before the stream could.
 * @see https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb (2.6 Compound file directory sectors)
 */
export function hasStream(bytes: Buffer, name: string): 'whole' | 'broken' | 'none' {
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  let found: 'broken' | 'none' = 'none';
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) {
    // Entries stand in sectors, and the name may be a word of a text as well.
    if (at < HEAD_BYTES || at % ENTRY.bytes !== 0) continue;
    if (at + ENTRY.bytes > bytes.length) return 'broken';
    if (bytes.readUInt16LE(at + ENTRY.nameBytesAt) !== wanted.length) continue;
    if (bytes[at + ENTRY.kindAt] !== ENTRY.stream) continue;
    if (reachesEnd(bytes, at)) return 'whole';
    found = 'broken';
  }
  return found;
}

/** Sectors of a stream need not follow each other: this is the least that a file of it is long. */
function reachesEnd(bytes: Buffer, at: number): boolean {
  const size = bytes.readUInt32LE(at + ENTRY.sizeAt);
  return size > 0 && HEAD_BYTES + size <= bytes.length;
}

/** Whether a presentation carries a program that could run where it is opened, whatever it says of itself. */
export function hasMacros(bytes: Buffer): boolean {
  // The names of an archive's parts stand in it as they are.
  return /vbaProject\.bin/i.test(bytes.toString('latin1')) || hasOldMacros(bytes);
}

/**
 * The record of macros, as PowerPoint writes it: both heads, then a reference, then whether there are any.
 *
 * @see https://learn.microsoft.com/openspecs/office_file_formats/ms-ppt (VBAInfoContainer, VBAInfoAtom)
 */
const OLD_MACROS = { heads: Buffer.from('1f00ff0314000000020000040c000000', 'hex'), flagAt: 20 } as const;

function hasOldMacros(content: Buffer): boolean {
  const { heads, flagAt } = OLD_MACROS;
  for (let at = content.indexOf(heads); at >= 0; at = content.indexOf(heads, at + 1)) {
    if (content.length >= at + flagAt + 4 && content.readUInt32LE(at + flagAt) !== 0) return true;
  }
  return false;
}
