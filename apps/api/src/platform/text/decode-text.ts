/** What Windows-1252 has from 0x80 on, where Latin-1 has control characters; a blank is one that it does not use. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const CONTROLS = /[\u0080-\u009f]/g;

/** Decodes a text piece by piece: the last call is without bytes. */
export type Decode = (bytes?: Uint8Array) => string;

/**
 * Returns what decodes a text.
 *
 * Windows-1252, which the web also calls Latin-1, is decoded by a table: versions of Node that we support read 0x80 to
 * 0x9f as control characters. A byte that it does not use stays one.
 *
 * @see https://github.com/nodejs/node/issues/56542
 * @throws {RangeError} for an encoding that is none.
 */
export function decoderOf(encoding: string): Decode {
  const decoder = new TextDecoder(encoding);
  if (decoder.encoding !== 'windows-1252') {
    return (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
  }
  return (bytes) => (bytes ? decodeWindows1252(bytes) : '');
}

/** Decodes a whole text. @throws {RangeError} for an encoding that is none. */
export function decodeText(bytes: Uint8Array, encoding: string): string {
  const decode = decoderOf(encoding);
  return decode(bytes) + decode();
}

function decodeWindows1252(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.replace(CONTROLS, (control) => {
    const letter = WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? ' ';
    return letter === ' ' ? control : letter;
  });
}
