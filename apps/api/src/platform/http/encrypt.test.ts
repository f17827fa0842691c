import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decrypt, encrypt } from './encrypt';

const key = randomBytes(32);
const text = 'millrace 1 2026';

it('an encrypted text is opened by its key alone, and looks different each time', () => {
  const [one, other] = [encrypt(key, text), encrypt(key, text)];
  expect([decrypt(key, one), decrypt(key, other)]).toEqual([text, text]);
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').includes('millrace')).toBe(false);
  expect(decrypt(randomBytes(32), one)).toBeNull();
});

it('an encrypted text with a changed bit or a shortened tag decrypts to nothing', () => {
  const sealed = Buffer.from(encrypt(key, text), 'base64url');
  for (let at = 0; at < sealed.length; at += 1) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect([at, decrypt(key, altered.toString('base64url'))]).toEqual([at, null]);
  }
  for (const cut of [1, 4, 12, 16, 28]) {
    expect(decrypt(key, sealed.subarray(0, -cut).toString('base64url'))).toBeNull();
  }
});

it('decrypting refuses what was encrypted in another way, or not at all', () => {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const padded = Buffer.concat([iv, cipher.update(text), cipher.final()]);
  const header = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const other of [
    padded.toString('base64url'),
    Buffer.concat([randomBytes(12), Buffer.from(text), Buffer.alloc(16)]).toString('base64url'),
    `${header}.${Buffer.from(text).toString('base64url')}.`,
    '',
  ]) {
    expect(decrypt(key, other)).toBeNull();
  }
});
