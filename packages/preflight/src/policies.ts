import parsePolicy from 'content-security-policy-parser';
import type { Place } from './finding';
import type { Header } from './read-headers';
import type { Page } from './read-page';

/** One Content-Security-Policy. */
export interface Policy {
  /** Source lists by directive name. */
  directives: ReadonlyMap<string, readonly string[]>;
  /** False if it is report-only. */
  isEnforced: boolean;
  place: Place;
}

/** Policies of a page, and those that browsers ignore. */
export interface Policies {
  policies: readonly Policy[];
  ignored: readonly Place[];
  /** First policy that was not parsed because of the limits; `null` if all were. */
  unread: Place | null;
}

/** Directives ignored in meta elements. @see https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy */
const OF_HEADERS_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

/** Maximum number of policies, as each is checked against every script. */
const POLICIES_MAX = 20;
/** Maximum total length of all policies, in characters. No server accepts longer headers. */
const LENGTH_MAX = 2 ** 16;

/** Parses all policies of headers and markup; a resource must be allowed by each. */
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
    // A header may contain several policies, separated by commas, which occur nowhere else in a policy.
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

/** Returns the effective directive, following the fallback order of names; `null` if everything is allowed. */
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
