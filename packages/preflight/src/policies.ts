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
  /** The first that was not read, as those before it were as much as we read; `null` where all were. */
  unread: Place | null;
}

/** What a policy in markup has no say in. @see https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy */
const OF_HEADERS_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

/** Nobody has more, and each is held against every script. */
const POLICIES_MAX = 20;
/** Of all policies together, in characters. No server takes headers that are longer. */
const LENGTH_MAX = 2 ** 16;

/** All policies of headers and markup, each of which has to let a thing through. */
export function readPolicies(headers: readonly Header[], page: Page): Policies {
  const policies: Policy[] = [];
  const ignored: Place[] = [];
  let unread: Place | null = null;
  let length = 0;
  const add = (
    text: string,
    { isEnforced, place, except = [] }: Omit<Policy, 'directives'> & { except?: string[] },
  ) => {
    length += text.length;
    if (length > LENGTH_MAX || policies.length === POLICIES_MAX) {
      unread ??= place;
      return;
    }
    const directives = new Map(parsePolicy(text));
    for (const directive of except) directives.delete(directive);
    if (directives.size > 0) policies.push({ directives, isEnforced, place });
  };
  for (const { name, value, place } of headers) {
    const isEnforced = name === 'content-security-policy';
    if (!isEnforced && name !== 'content-security-policy-report-only') continue;
    // A header may hold several, parted by commas, which stand nowhere else in a policy.
    for (const text of value.split(',')) add(text, { isEnforced, place });
  }
  for (const element of page.elements) {
    const { name, attributes, isInHead, inFrame } = element;
    const kind = attributes['http-equiv']?.trim().toLowerCase() ?? '';
    if (name !== 'meta' || !kind.startsWith('content-security-policy') || inFrame) continue;
    if (kind === 'content-security-policy' && isInHead)
      add(attributes.content ?? '', { isEnforced: true, place: element.place, except: OF_HEADERS_ONLY });
    else if (ignored.length < POLICIES_MAX) ignored.push(element.place);
  }
  return { policies, ignored, unread };
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
