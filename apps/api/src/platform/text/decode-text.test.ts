import { describe, expect, it } from 'vitest';
import { decoderOf, decodeText } from './decode-text';

describe('Windows-1252', () => {
  const bytes = Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at);

  it('is decoded whole, as the web’s standard has it', () => {
    // https://encoding.spec.whatwg.org/index-windows-1252.txt
    const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
    const latin = String.fromCharCode(...Array.from({ length: 96 }, (_, at) => 0xa0 + at));
    for (const label of ['windows-1252', 'iso-8859-1', 'Latin1']) {
      expect(decodeText(bytes, label)).toBe(upper + latin);
    }
  });
});

it('decodes a letter whose bytes come apart', () => {
  const decode = decoderOf('utf-8');
  const bytes = Buffer.from('a’b');
  expect(decode(bytes.subarray(0, 2)) + decode(bytes.subarray(2)) + decode()).toBe('a’b');
  expect(() => decoderOf('klingon')).toThrow(RangeError);
});
