/** Reasons why a list is truncated. @see GAP-060, GAP-076 */
export type LimitedReason = 'none' | 'plan' | 'sign_in';
