/** Maximum length of a member's notification list. @see DIFF-027 */
export const NOTIFICATIONS_MAX = 200;

/** Page size of notifications. @see NOTE-001 */
export const NOTIFICATION_SIZE = 10;
