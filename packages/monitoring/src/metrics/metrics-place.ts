/** Where metrics are read. */
export interface MetricsPlace {
  host: string;
  port: number;
  /** What readers name as `Authorization: Bearer`; null where nobody but this machine can read. */
  token: string | null;
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);
const TOKEN_MIN_CHARACTERS = 16;

// A port alone, or behind a name, an IPv4 address or an IPv6 address in brackets.
const PLACE = /^(?:(?:\[([\da-f:.]+)\]|([\w.-]+)):)?(\d{1,5})$/i;

/**
 * Reads where metrics are served: a port of this machine's loopback, or `host:port`, which others reach and which
 * therefore needs a token.
 *
 * @returns Null without an address: then nothing is served.
 * @throws With a sentence that goes on from the name of the address's variable.
 */
export function readMetricsPlace(
  address: string | undefined,
  token: string | undefined,
): MetricsPlace | null {
  if (!address) return null;
  const [, version6, name = version6 ?? '127.0.0.1', digits] = PLACE.exec(address) ?? [];
  const port = Number(digits);
  if (!(port <= 65535)) {
    throw new Error(`must be a port such as 9464, or an address such as 10.0.0.5:9464, not "${address}".`);
  }
  if (token && (token.length < TOKEN_MIN_CHARACTERS || !/^[\w.~+/=-]+$/.test(token))) {
    throw new Error(
      `needs a METRICS_TOKEN of at least ${TOKEN_MIN_CHARACTERS} letters, digits or any of . ~ + / = _ -`,
    );
  }
  if (!token && !LOOPBACK.has(name)) {
    throw new Error('names an address that other machines reach: set METRICS_TOKEN, or give a port alone.');
  }
  return { host: name, port, token: token || null };
}
