/** Characters of Windows-1252 from 0x80, where Latin-1 has control characters; a blank marks an unused byte. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const CONTROLS = /[\u0080-\u009f]/g;

/** Decodes text chunk by chunk; the last call has no bytes. */
export type Decode = (bytes?: Uint8Array) => string;

/**
 * Creates a decoder.
 *
 * Windows-1252, to which the web maps Latin-1, is decoded by a table, because supported versions of Node decode 0x80 to
 * 0x9f as control characters. Unused bytes are left as they are.
 *
 * @see https://github.com/nodejs/node/issues/56542
 * @throws {RangeError} if the encoding is unknown.
 */
export function decoderOf(encoding: string): Decode {
  const decoder = new TextDecoder(encoding);
  if (decoder.encoding !== 'windows-1252') {
    return (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
  }
  return (bytes) => (bytes ? decodeWindows1252(bytes) : '');
}

/** Decodes a whole text. @throws {RangeError} if the encoding is unknown. */
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
