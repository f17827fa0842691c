import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts and authenticates a text with AES-256-GCM. Returns IV, ciphertext and tag as base64url.
 *
 * @param key 32 bytes.
 */
export function encrypt(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts what `encrypt` returned. @returns Null if the key differs or the text was tampered with. */
export function decrypt(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const opener = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    }).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([opener.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), opener.final()]).toString();
  } catch {
    return null;
  }
}
