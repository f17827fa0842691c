import parsePolicy from 'content-security-policy-parser';
import type { Place } from './finding';
import type { Header } from './read-headers';
import type { Page } from './read-page';

/** One Content-Security-Policy. */
export interface Policy {
  /** Values by the directive's name. */
  directives: ReadonlyMap<string, readonly string[]>;
  /** Whether it refuses, or only tells of what it would refuse. */
  isEnforced: boolean;
  place: Place;
}

/** The policies of a page, and those that browsers pass over. */
export interface Policies {
  policies: readonly Policy[];
  ignored: readonly Place[];
}

/** What a policy in markup has no say in. @see https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy */
const OF_HEADERS_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

/** Nobody has more, and each is held against every script. */
const POLICIES_MAX = 50;

/** All policies of headers and markup, each of which has to let a thing through. */
export function readPolicies(headers: readonly Header[], page: Page): Policies {
  const ignored: Place[] = [];
  const inHeaders = headers.flatMap(({ name, value, place }) => {
    const isEnforced = name === 'content-security-policy';
    if (!isEnforced && name !== 'content-security-policy-report-only') return [];
    // A header may hold several, parted by commas, which stand nowhere else in a policy.
    return value.split(',').map((policy) => ({ directives: parsePolicy(policy), isEnforced, place }));
  });
  const inMarkup = page.elements.flatMap(({ name, attributes, isInHead, inFrame, place }) => {
    const kind = attributes['http-equiv']?.trim().toLowerCase() ?? '';
    if (name !== 'meta' || !kind.startsWith('content-security-policy') || inFrame) return [];
    if (kind !== 'content-security-policy' || !isInHead) {
      ignored.push(place);
      return [];
    }
    const directives = new Map(parsePolicy(attributes.content ?? ''));
    for (const directive of OF_HEADERS_ONLY) directives.delete(directive);
    return [{ directives, isEnforced: true, place }];
  });
  const policies = [...inHeaders, ...inMarkup].filter(({ directives }) => directives.size > 0);
  return { policies: policies.slice(0, POLICIES_MAX), ignored: ignored.slice(0, POLICIES_MAX) };
}

/** The directive that decides on something, by the names that are asked in turn; `null` where all is allowed. */
export function deciding(
  { directives }: Policy,
  names: readonly string[],
): { name: string; list: readonly string[] } | null {
  for (const name of [...names, 'default-src']) {
    const list = directives.get(name);
    if (list) return { name, list };
  }
  return null;
}
