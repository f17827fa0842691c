import type { LinkDecision } from '../../../platform/db/schema';
import type { LinkCaseRow, LinkRow } from './company-links.repository';

/** True if a member may request verification of a link: it is unverified, or a moderator has ended it. */
export const mayAsk = ({ isLinked, isVerified, isWaiting, isEnded }: LinkRow): boolean =>
  !isWaiting && !isVerified && (isLinked || isEnded);

/** True if a member listed with a company may object to another member's link. @see GAP-089 */
export const mayObject = (
  own: LinkRow,
  other: { userId: string; isLinked: boolean },
  viewerId: string,
): boolean => own.isListed && other.isLinked && other.userId !== viewerId;

/** True if the other is unlisted until the decision: the objector is verified and the other is not. */
export const isHeldBy = (own: LinkRow, other: LinkRow): boolean => own.isVerified && !other.isVerified;

/** Facts that determine the possible decisions. */
type LinkCaseStanding = Pick<
  LinkCaseRow,
  'kind' | 'decidedAt' | 'userId' | 'raisedBy' | 'companyId' | 'currentCompanyId' | 'isVerified'
>;

/**
 * Returns the decisions that a moderator may take. Nobody decides on their own link or objection. A member who has
 * moved to another company in the meantime is not removed from it.
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
