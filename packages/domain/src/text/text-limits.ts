import { EVENT_DETAILS_MAX } from '../events/events';
import { codePointLength } from './code-points';

/** Maximum length of each kind of text in characters; forms count down, the server answers 422. @see GAP-102 */
export const TEXT_LIMITS = {
  name: 200,
  description: 5000,
  post: 10_000,
  comment: 2000,
  message: 4000,
  emailBody: 5000,
  /** Markup as sent. */
  eventDetails: EVENT_DETAILS_MAX,
} as const;

/** Maximum length of a phone number in characters as typed. */
export const PHONE_MAX_LENGTH = 40;

/** A kind of text with a limit. */
export type LimitedText = keyof typeof TEXT_LIMITS;

/** Final share of the limit in which forms count down. */
const COUNTDOWN_SHARE = 0.1;

/** Returns the characters left; negative above the limit. */
export function charactersLeft(kind: LimitedText, text: string): number {
  return TEXT_LIMITS[kind] - codePointLength(text);
}

/** True if a form should show the characters left: in the last tenth, or above the limit. */
export function isNearLimit(kind: LimitedText, text: string): boolean {
  return charactersLeft(kind, text) <= TEXT_LIMITS[kind] * COUNTDOWN_SHARE;
}
