/** How the office programs of before 2007 begin every file: as a container of streams. */
export const OLD_OFFICE = 'application/x-cfb';

/**
 * Whether a file of before 2007 has a stream of a name. Installers and mails come in the same container.
 *
 * @see https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb
 */
export const hasStream = (bytes: Uint8Array, name: string): boolean =>
  asBuffer(bytes).includes(Buffer.from(`${name}\0`, 'utf16le'));

/** Whether a presentation carries a program that could run where it is opened, whatever it says of itself. */
export function hasMacros(bytes: Uint8Array): boolean {
  const content = asBuffer(bytes);
  // The names of an archive's parts stand in it as they are.
  return /vbaProject\.bin/i.test(content.toString('latin1')) || hasOldMacros(content);
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

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
