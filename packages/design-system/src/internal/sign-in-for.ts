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

/** The address that leads a guest to the login, with the reason; undefined for a member, who needs none. */
export function signInFor(reason: LoginReason, href: string): string;
export function signInFor(reason: LoginReason, href: string | undefined): string | undefined;
export function signInFor(reason: LoginReason, href: string | undefined): string | undefined {
  return href && `${href}${href.includes('?') ? '&' : '?'}reason=${reason}`;
}
