import { cutText } from '../text/cut-text';

/** Longest text of an activity in the summary, in characters. @see PROD-010, GAP-018 */
const ACTIVITY_TEXT_LIMITS = { withoutMedia: 100, besideMedia: 90 } as const;

/**
 * Text of an activity as the summary shows it: on one line, cut at the end of a word with an ellipsis that
 * counts.
 *
 * @see GAP-018
 */
export function activityText(text: string, hasMedia: boolean): string {
  return cutText(text, hasMedia ? ACTIVITY_TEXT_LIMITS.besideMedia : ACTIVITY_TEXT_LIMITS.withoutMedia);
}
