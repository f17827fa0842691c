/** Why a list shows less than there is. @see GAP-060, GAP-076 */
export type LimitedReason = 'none' | 'plan' | 'sign_in';
