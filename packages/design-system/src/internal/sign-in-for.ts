/**
 * Why a guest is led to the login: the modal says it. A key, never a text: whoever writes a link would choose the words.
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

/** Names in an address what a guest acts on: `product:` and its id. */
export type LoginTarget = `${'product' | 'company' | 'member' | 'post'}:${string}`;

/** Adds to a sign-in address what a guest acts on, so that it can be done once they are signed in. */
export function signInTo(target: LoginTarget, href: string | undefined): string | undefined {
  return href && withParameter(href, 'target', target);
}

/** Adds to a sign-in address the page that it leads to, where that is another than the present one. */
export function signInToward(path: string, href: string | undefined): string | undefined {
  return href && withParameter(href, 'return_to', path);
}

const withParameter = (href: string, name: string, value: string) =>
  `${href}${href.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

/** The address that leads a guest to the login, with the reason; undefined for a member, who needs none. */
export function signInFor(reason: LoginReason, href: string): string;
export function signInFor(reason: LoginReason, href: string | undefined): string | undefined;
export function signInFor(reason: LoginReason, href: string | undefined): string | undefined {
  return href && withParameter(href, 'reason', reason);
}
