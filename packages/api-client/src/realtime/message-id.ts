let latest = 0;

/**
 * Creates a message id (UUID version 7): ids sort by creation time, also within one millisecond. `crypto.randomUUID`
 * is missing on pages served without https, and its ids do not sort.
 */
export function newMessageId(now = Date.now()): string {
  latest = Math.max(now, latest + 1);
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = latest.toString(16).padStart(12, '0');
  const variant = (8 + ((bytes[2] ?? 0) & 3)).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex.slice(0, 3)}`,
    `${variant}${hex.slice(5, 8)}`,
    hex.slice(8, 20),
  ].join('-');
}
