import type { LinkDecision } from '../../../platform/db/schema';
import type { LinkCaseRow } from './link-case.repository';

/** What decides what can be decided. */
export type LinkCaseStanding = Pick<
  LinkCaseRow,
  'kind' | 'decidedAt' | 'userId' | 'raisedBy' | 'companyId' | 'currentCompanyId' | 'isVerified'
>;

/**
 * What a moderator can decide. Nobody decides on their own link or objection; who has gone to another company meanwhile
 * is not taken from there.
 *
 * @see GAP-089
 */
export function possibleLinkDecisions(one: LinkCaseStanding, moderator: { id: string }): LinkDecision[] {
  if (one.decidedAt !== null || [one.userId, one.raisedBy].includes(moderator.id)) return [];
  const isLinked = one.currentCompanyId === one.companyId;
  const canVerify =
    (isLinked && !one.isVerified) || (one.kind === 'request' && one.currentCompanyId === null);
  const verify = canVerify ? (['verify'] as const) : [];
  return one.kind === 'request' ? [...verify, 'refuse'] : ['keep', 'end', ...verify];
}
