import { EVENT_DETAILS_MAX } from '../events/events';
import { codePointLength } from './code-points';

/** Longest text of each kind, in characters; the form counts down, the server answers 422. @see GAP-102 */
export const TEXT_LIMITS = {
  name: 200,
  description: 5000,
  post: 10_000,
  comment: 2000,
  message: 4000,
  emailBody: 5000,
  /** Markup, as it is sent. */
  eventDetails: EVENT_DETAILS_MAX,
} as const;

/** Longest telephone number, in characters as typed. */
export const PHONE_MAX_LENGTH = 40;

/** A kind of text with a limit. */
export type LimitedText = keyof typeof TEXT_LIMITS;

/** Share of the limit, at its end, in which the form counts down. */
const COUNTDOWN_SHARE = 0.1;

/** Characters left before the limit; negative when the text is too long. */
export function charactersLeft(kind: LimitedText, text: string): number {
  return TEXT_LIMITS[kind] - codePointLength(text);
}

/** Whether the form should show how many characters are left: within the last tenth, or beyond. */
export function isNearLimit(kind: LimitedText, text: string): boolean {
  return charactersLeft(kind, text) <= TEXT_LIMITS[kind] * COUNTDOWN_SHARE;
}
