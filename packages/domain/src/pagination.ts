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

/** Posts of a feed that guests get, and no more. @see GAP-029 */
export const GUEST_FEED_POSTS = 10;

/** Items of the activity summary. @see PROD-010 */
export const ACTIVITY_ITEMS = 5;

/** Pictures of followed contacts in one customer row, at most. @see PROD-036 */
export const CUSTOMER_AVATARS_MAX = 3;

/** Products that the right panel recommends. @see NAV-023 */
export const RECOMMENDED_PRODUCTS = 5;

/** How many steps along the value chain a recommended product lies away at most. @see GAP-085 */
export const RECOMMENDED_STEPS_MAX = 6;
