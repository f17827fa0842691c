import type { Decision } from '@millrace/domain';

/** The text of each decision's button in the catalogue. */
export const DECISION_TEXTS = {
  dismiss: 'case.dismiss',
  hide: 'case.hide',
  restore: 'case.restore',
  suspend: 'case.suspend',
  lift: 'case.lift',
} as const satisfies Record<Decision, string>;

/** What follows from each. */
export const DECISION_HINTS = {
  dismiss: 'case.dismissHint',
  hide: 'case.hideHint',
  restore: 'case.restoreHint',
  suspend: 'case.suspendHint',
  lift: 'case.liftHint',
} as const satisfies Record<Decision, string>;

/** True if it takes something away from somebody. */
export const isStrict = (decision: Decision): boolean => decision === 'hide' || decision === 'suspend';
