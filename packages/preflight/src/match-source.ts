/** Origin of a page, as far as known. */
export interface PageOrigin {
  /** `https://…`; `null` if unknown. */
  origin: string | null;
  /** With a colon. Default `https:`, which most pages use. */
  scheme: string;
}

const HOST_SOURCE =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(?::(\d+|\*))?(\/[^?#]*)?$/i;

/** Returns true if a source list allows a URL. */
export type SourceMatcher = (address: string) => boolean;

/** Paths that a source list allows for one origin. */
interface AllowedPaths {
  isAll: boolean;
  exact: Set<string>;
  /** With a trailing slash: all paths below them. */
  folders: Set<string>;
}

/**
 * Creates a matcher that evaluates a source list once per origin, so that many URLs of a few origins are as cheap as
 * one.
 *
 * @see https://www.w3.org/TR/CSP3/#match-url-to-source-list
 */
export function sourceMatcher(list: readonly string[], page: PageOrigin): SourceMatcher {
  const byOrigin = new Map<string, AllowedPaths>();
  return (address) => {
    const url = new URL(address);
    const allowed = byOrigin.get(url.origin) ?? allowedPaths(list, url, page);
    byOrigin.set(url.origin, allowed);
    if (allowed.isAll) return true;
    const path = decode(url.pathname);
    return allowed.exact.has(path) || parentFolders(path).some((folder) => allowed.folders.has(folder));
  };
}

function allowedPaths(list: readonly string[], origin: URL, page: PageOrigin): AllowedPaths {
  const allowed: AllowedPaths = { isAll: false, exact: new Set(), folders: new Set() };
  for (const source of list) {
    const path = allowedPath(source, origin, page);
    if (path === '/') allowed.isAll = true;
    else if (path !== null) (path.endsWith('/') ? allowed.folders : allowed.exact).add(path);
  }
  return allowed;
}

/** Returns the path that a source allows for an origin; `null` for none. */
function allowedPath(source: string, url: URL, page: PageOrigin): string | null {
  const all = (isAllowed: boolean) => (isAllowed ? '/' : null);
  if (source === '*') return all(/^https?:$/.test(url.protocol) || url.protocol === page.scheme);
  if (source.toLowerCase() === "'self'") return all(url.origin === page.origin);
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return all(matchesScheme(source.toLowerCase(), url.protocol));
  const [, scheme, host, port, path = '/'] = HOST_SOURCE.exec(source) ?? [];
  if (host === undefined) return null;
  const isOrigin =
    matchesScheme(scheme === undefined ? page.scheme : `${scheme.toLowerCase()}:`, url.protocol) &&
    matchesHost(host.toLowerCase(), url.hostname) &&
    matchesPort(port, url);
  return isOrigin ? decode(path) : null;
}

/** Returns the ancestor folders of a path; the number is limited, as valid paths are shallow. */
const parentFolders = (path: string): string[] =>
  [...path.matchAll(/\//g)].slice(0, 20).map(({ index }) => path.slice(0, index + 1));

/** A source with http also matches https. */
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

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
