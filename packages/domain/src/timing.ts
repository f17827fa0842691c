/** Wait before See All shows every row, in milliseconds. @see PROD-040 */
export const SEE_ALL_DELAY_MS = 1000;

/** How long a slide stands before the next, in milliseconds. @see MKT-006, MKT-014 */
export const SLIDE_INTERVAL_MS = 2500;

/** How long a slide takes to change, in milliseconds. @see MKT-006 */
export const SLIDE_TRANSITION_MS = 500;

/** How long the value chain tree takes to open or close a node, in milliseconds. @see TREE-010 */
export const TREE_TRANSITION_MS = 1500;

/** Wait after which a dialog that completed closes by itself, in milliseconds. @see PROD-051 */
export const DIALOG_CLOSE_DELAY_MS = 1200;

/** Wait between the landing page's load and its inquiry dialog, in milliseconds. @see MKT-009, GAP-014 */
export const LANDING_INQUIRY_DELAY_MS = 4000;

/** Wait between an invitation that was sent and the way to sign-up, in milliseconds. @see INQ-009 */
export const INVITATION_SENT_DELAY_MS = 100;
