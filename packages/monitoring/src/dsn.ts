const DSN = /^https?:\/\/\w+(?::\w+)?@[\w.-]+(?::\d{1,5})?(?:\/[\w.-]+)*\/\d+$/;

/**
 * Parses the DSN of a monitoring service's project.
 *
 * @returns Null if not set.
 * @throws Error with a message that continues the name of the setting, without the value, which holds a key.
 */
export function readDsn(text: string | undefined): string | null {
  if (!text) return null;
  if (!DSN.test(text)) throw new Error('must be an address such as https://key@monitoring.example.com/1.');
  return text;
}

/** Returns the origin that reports are sent to, for a Content-Security-Policy. */
export function dsnOrigin(dsn: string): string {
  return new URL(dsn).origin;
}
