/** Suppliers on the details view before the first Load More, and the size of each further page. @see PROD-030 */
export const SUPPLIERS_FIRST = 4;

/** Rows of the raw material and application tables at first. @see PROD-033 */
export const TABLE_ROWS_FIRST = 5;

/** Rows that each Load More adds to them. @see PROD-033 */
export const TABLE_ROWS_STEP = 5;

/** Suppliers on the Suppliers tab before See All. @see PROD-039, DIFF-025 */
export const SEE_ALL_SUPPLIERS_FIRST = 5;

/** Customers on the Prospects tab before See All. @see PROD-039, DIFF-025 */
export const SEE_ALL_CUSTOMERS_FIRST = 4;

/** Maximum number of posts for guests. @see GAP-029 */
export const GUEST_FEED_POSTS = 10;

/** Number of items in the activity summary. @see PROD-010 */
export const ACTIVITY_ITEMS = 5;

/** Maximum number of contact pictures in a customer row. @see PROD-036 */
export const CUSTOMER_AVATARS_MAX = 3;

/** Number of recommended products in the right panel. @see NAV-023 */
export const RECOMMENDED_PRODUCTS = 5;

/** Maximum distance along the value chain of a recommended product. @see GAP-085 */
export const RECOMMENDED_STEPS_MAX = 6;
