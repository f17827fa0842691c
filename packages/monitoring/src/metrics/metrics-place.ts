/** Address at which metrics are served. */
export interface MetricsPlace {
  host: string;
  port: number;
  /** Bearer token that clients must send; null if only this machine can connect. */
  token: string | null;
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);
const TOKEN_MIN_CHARACTERS = 16;

// A port alone, or after a name, an IPv4 address or an IPv6 address in brackets.
const PLACE = /^(?:(?:\[([\da-f:.]+)\]|([\w.-]+)):)?(\d{1,5})$/i;

/**
 * Parses the address of the metrics server: a port on the loopback interface, or `host:port`, which is reachable by
 * others and therefore needs a token.
 *
 * @returns Null if not set: then metrics are not served.
 * @throws Error with a message that continues the name of the address's variable.
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
