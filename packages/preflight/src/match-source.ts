/** Where a page stands, as far as it is known. */
export interface PageOrigin {
  /** `https://…`; `null` where nobody said. */
  origin: string | null;
  /** With a colon. Most pages have `https:`, which is taken where nobody said. */
  scheme: string;
}

const HOST_SOURCE =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(?::(\d+|\*))?(\/[^?#]*)?$/i;

/**
 * Whether a source list lets an address through.
 *
 * @see https://www.w3.org/TR/CSP3/#match-url-to-source-list
 */
export function matchesList(list: readonly string[], address: string, page: PageOrigin): boolean {
  const url = new URL(address);
  return list.some((source) => matchesSource(source, url, page));
}

function matchesSource(source: string, url: URL, page: PageOrigin): boolean {
  if (source === '*') return /^https?:$/.test(url.protocol) || url.protocol === page.scheme;
  if (source.toLowerCase() === "'self'") return url.origin === page.origin;
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return matchesScheme(source.toLowerCase(), url.protocol);
  const [, scheme, host, port, path] = HOST_SOURCE.exec(source) ?? [];
  if (host === undefined) return false;
  return (
    matchesScheme(scheme === undefined ? page.scheme : `${scheme.toLowerCase()}:`, url.protocol) &&
    matchesHost(host.toLowerCase(), url.hostname) &&
    matchesPort(port, url) &&
    matchesPath(path, url.pathname)
  );
}

/** A policy for http lets the safe address through as well. */
const matchesScheme = (allowed: string, asked: string): boolean =>
  allowed === asked || (allowed === 'http:' && asked === 'https:');

function matchesHost(allowed: string, asked: string): boolean {
  if (allowed === '*') return true;
  return allowed.startsWith('*.') ? asked.endsWith(allowed.slice(1)) : allowed === asked;
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

function matchesPort(allowed: string | undefined, url: URL): boolean {
  const usual = DEFAULT_PORTS[url.protocol] ?? '';
  const asked = url.port || usual;
  if (allowed === undefined) return asked === usual;
  return allowed === '*' || allowed === asked || (allowed === '80' && asked === '443');
}

function matchesPath(allowed: string | undefined, asked: string): boolean {
  if (allowed === undefined || allowed === '/') return true;
  const path = decode(allowed);
  return path.endsWith('/') ? decode(asked).startsWith(path) : decode(asked) === path;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
