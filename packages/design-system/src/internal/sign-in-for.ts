/**
 * Reasons for a login, shown in the modal. Keys rather than texts, as anybody can craft a link with their own text.
 */
export const LOGIN_REASONS = [
  'add',
  'attendees',
  'comment',
  'contacts',
  'follow',
  'followers',
  'invite',
  'like',
  'message',
  'rows',
  'share',
] as const;
export type LoginReason = (typeof LOGIN_REASONS)[number];

/** Target of a guest's action in a login URL: `product:` and its id. */
export type LoginTarget = `${'product' | 'company' | 'member' | 'post'}:${string}`;

/** Adds the target of the guest's action to a login URL, so that it can be performed after the login. */
export function signInTo(target: LoginTarget, href: string | undefined): string | undefined {
  return href && withParameter(href, 'target', target);
}

/** Adds the page to return to after the login to a login URL, if it is not the current one. */
export function signInToward(path: string, href: string | undefined): string | undefined {
  return href && withParameter(href, 'return_to', path);
}

const withParameter = (href: string, name: string, value: string) =>
  `${href}${href.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

/** Adds the reason to a login URL; undefined for members, who need none. */
export function signInFor(reason: LoginReason, href: string): string;
export function signInFor(reason: LoginReason, href: string | undefined): string | undefined;
export function signInFor(reason: LoginReason, href: string | undefined): string | undefined {
  return href && withParameter(href, 'reason', reason);
}
