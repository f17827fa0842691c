const DSN = /^https?:\/\/\w+(?::\w+)?@[\w.-]+(?::\d{1,5})?(?:\/[\w.-]+)*\/\d+$/;

/**
 * Reads the address of a monitoring service's project.
 *
 * @returns Null for none.
 * @throws Error whose sentence goes on from the name of the setting. It doesn't repeat the value, which holds a key.
 */
export function readDsn(text: string | undefined): string | null {
  if (!text) return null;
  if (!DSN.test(text)) throw new Error('must be an address such as https://key@monitoring.example.com/1.');
  return text;
}

/** The origin that reports are sent to, for a Content-Security-Policy. */
export function dsnOrigin(dsn: string): string {
  return new URL(dsn).origin;
}
