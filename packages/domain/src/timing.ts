/** A day of 24 hours, in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000;

/** Wait before See All shows every row, in milliseconds. @see PROD-040 */
export const SEE_ALL_DELAY_MS = 1000;

/** Wait after which a dialog that completed closes by itself, in milliseconds. @see PROD-051 */
export const DIALOG_CLOSE_DELAY_MS = 1200;

/** Wait between the landing page's load and its inquiry dialog, in milliseconds. @see MKT-009, GAP-014 */
export const LANDING_INQUIRY_DELAY_MS = 4000;

/** Wait between an invitation that was sent and the way to sign-up, in milliseconds. @see INQ-009 */
export const INVITATION_SENT_DELAY_MS = 100;

/** Wait between a post's media being set up and the post being sent, in milliseconds. @see FEED-031 */
export const POST_SUBMIT_DELAY_MS = 20;

/** Wait after which the edit dialog of a post closes once it is updated, in milliseconds. @see FEED-042 */
export const POST_EDITED_CLOSE_DELAY_MS = 400;

/** Wait after which the tag dialog of a post closes once it is tagged, in milliseconds. @see FEED-044 */
export const POST_TAGGED_CLOSE_DELAY_MS = 3000;

/** Wait between following the products of a first feed and leaving for it, in milliseconds. @see FEED-011 */
export const FIRST_FEED_DELAY_MS = 1000;

/** Wait between a change of a post and the feed being read anew, in milliseconds. @see FEED-016 */
export const FEED_REFRESH_DELAY_MS = 2000;

/** How long the line of a feed's update stays once the posts came, in milliseconds. @see FEED-014 */
export const FEED_UPDATED_MS = 400;

/** Interval for polling new posts of a visible feed, in milliseconds. */
export const NEW_POSTS_EVERY_MS = 60_000;

/** Initial reconnect delay of the chat socket in milliseconds. @see CHAT-013 */
export const CHAT_RECONNECT_FIRST_MS = 1000;

/** Maximum reconnect delay in milliseconds. @see CHAT-013 */
export const CHAT_RECONNECT_LAST_MS = 10_000;

/** Duration of a button's "copied" state in milliseconds. @see FEED-051 */
export const COPIED_MS = 4000;
