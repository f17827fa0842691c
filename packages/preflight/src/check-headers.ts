import { type Dictionary, parseDictionary, parseItem } from 'structured-headers';
import type { Snippets } from './find-snippets';
import { type Finding, finding } from './finding';
import { pinnedScriptMarkup } from './markup';
import type { Policy } from './policies';
import type { Header } from './read-headers';

/** Headers of which editors ask, and which take nothing from cards: they set no cookie and need no permission. */
const HARMLESS = new Set([
  'permissions-policy',
  'feature-policy',
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
]);

/** What headers beside the policies do to cards. */
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

/** The directive that came before the header of that name, and that no browser heeds. */
export function checkIntegrityDirective({ directives, place }: Policy): Finding[] {
  if (!directives.get('require-sri-for')?.includes('script')) return [];
  return [finding('integrity-directive', 'works', ['script'], { place })];
}

/**
 * An isolated page takes from others what says that it may: all of a card does. A frame has to be isolated itself,
 * which the page of ours is not, or be without keys of its own, which Chromium alone knows.
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
    // As browsers do, with what is no header of that kind.
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

/** Without sources, those of the markup are meant, which are the only ones that there are. */
const hasInline = (policy: Dictionary): boolean =>
  !policy.has('sources') || names(policy.get('sources')).includes('inline');

function names(member: ReturnType<Dictionary['get']>): string[] {
  const inner = member?.[0];
  return Array.isArray(inner) ? inner.map(([item]) => String(item)) : [];
}
