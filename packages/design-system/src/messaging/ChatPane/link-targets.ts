import type { LinkedKind } from '@millrace/api-client';
import { textSegments } from '../../feed/PostCard';

/** A thing of the community that a message links to. */
export interface LinkTarget {
  kind: LinkedKind;
  id: string;
  /** Path of its page, as written. */
  href: string;
}

/** Maximum number of cards below a message. */
const CARDS_MAX = 3;

const ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const PATHS: readonly (readonly [LinkedKind, RegExp])[] = [
  ['product', new RegExp(`^/product/[^/]+/${ID}(?:/|$)`, 'i')],
  ['company', new RegExp(`^/company/[^/]+/${ID}(?:/|$)`, 'i')],
  ['event', new RegExp(`^/events/${ID}/?$`, 'i')],
  ['post', new RegExp(`^/feed/post/${ID}/?$`, 'i')],
];

/**
 * Finds the products, companies, events and posts of the community that a text links to, without repetitions.
 *
 * @param origin Origin of the community; links to others are ignored.
 */
export function linkTargets(text: string, origin: string): LinkTarget[] {
  const found = new Map<string, LinkTarget>();
  for (const { href } of textSegments(text, [])) {
    const url = href !== undefined && URL.canParse(href) ? new URL(href) : null;
    if (url?.origin !== origin) continue;
    for (const [kind, pattern] of PATHS) {
      const id = pattern.exec(url.pathname)?.[1]?.toLowerCase();
      if (id !== undefined && !found.has(id)) found.set(id, { kind, id, href: url.pathname + url.search });
    }
  }
  return [...found.values()].slice(0, CARDS_MAX);
}
