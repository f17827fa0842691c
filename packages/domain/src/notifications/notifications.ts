/** How many notifications a member's list holds at most. @see DIFF-027 */
export const NOTIFICATIONS_MAX = 200;

/** How many of them are shown at once. @see NOTE-001 */
export const NOTIFICATION_SIZE = 10;
