import { type Dictionary, parseDictionary, parseItem } from 'structured-headers';
import type { Snippets } from './find-snippets';
import { type Finding, finding } from './finding';
import { pinnedScriptMarkup } from './markup';
import type { Policy } from './policies';
import type { Header } from './read-headers';

/** Headers that editors ask about, but that do not affect cards, which set no cookie and need no permission. */
const HARMLESS = new Set([
  'permissions-policy',
  'feature-policy',
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
]);

/** Checks the effect of headers other than policies on cards. */
export function checkHeaders(headers: readonly Header[], { frames }: Snippets, ours: string): Finding[] {
  const isKeyless =
    frames.length > 0 && frames.every(({ element }) => 'credentialless' in element.attributes);
  return headers.flatMap((header) => {
    const { name, value, place } = header;
    if (HARMLESS.has(name))
      return [finding('header-harmless', 'works', ['script', 'frame'], { place, values: { header: name } })];
    if (name === 'cross-origin-embedder-policy') return checkIsolation(header, isKeyless);
    if (name === 'integrity-policy' && blocksScripts(value))
      return [
        finding('integrity-required', 'blocked', ['script'], { place, mend: pinnedScriptMarkup(ours) }),
      ];
    return [];
  });
}

/** Checks for the predecessor of the Integrity-Policy header, a directive that no browser supports. */
export function checkIntegrityDirective({ directives, place }: Policy): Finding[] {
  if (!directives.get('require-sri-for')?.includes('script')) return [];
  return [finding('integrity-directive', 'works', ['script'], { place })];
}

/**
 * A cross-origin-isolated page loads only resources that opt in, as all of a card's do. A frame must itself be
 * isolated, which the community's page is not, or `credentialless`, which only Chromium supports.
 */
function checkIsolation({ value, place }: Header, isKeyless: boolean): Finding[] {
  const policy = parseToken(value);
  if (policy !== 'require-corp' && policy !== 'credentialless') return [];
  const values = { policy };
  return [
    finding('isolation-script', 'works', ['script'], { place, values }),
    finding('isolation-frame', isKeyless ? 'restricted' : 'blocked', ['frame'], {
      place,
      mend: 'credentialless',
      values,
    }),
  ];
}

function parseToken(value: string): string | null {
  try {
    return String(parseItem(value)[0]);
  } catch {
    // Browsers ignore malformed headers as well.
    return null;
  }
}

/** @see https://w3c.github.io/webappsec-subresource-integrity/#integrity-policy-section */
function blocksScripts(value: string): boolean {
  let policy: Dictionary;
  try {
    policy = parseDictionary(value);
  } catch {
    return false;
  }
  return names(policy.get('blocked-destinations')).includes('script') && hasInline(policy);
}

/** Without `sources`, `inline` is the default and currently the only value. */
const hasInline = (policy: Dictionary): boolean =>
  !policy.has('sources') || names(policy.get('sources')).includes('inline');

function names(member: ReturnType<Dictionary['get']>): string[] {
  const inner = member?.[0];
  return Array.isArray(inner) ? inner.map(([item]) => String(item)) : [];
}
