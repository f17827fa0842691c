import type { LinkDecision } from '../../../platform/db/schema';
import type { LinkCaseRow, LinkRow } from './company-links.repository';

/** Whether a moderator can be asked to verify a link: one that nothing shows yet, or that a moderator has ended. */
export const mayAsk = ({ isLinked, isVerified, isWaiting, isEnded }: LinkRow): boolean =>
  !isWaiting && !isVerified && (isLinked || isEnded);

/** Whether who is listed with a company may object to somebody else who is. @see GAP-089 */
export const mayObject = (
  own: LinkRow,
  other: { userId: string; isLinked: boolean },
  viewerId: string,
): boolean => own.isListed && other.isLinked && other.userId !== viewerId;

/** Whether the other is not listed until it is decided: where it is known who objects, but not who is objected to. */
export const isHeldBy = (own: LinkRow, other: LinkRow): boolean => own.isVerified && !other.isVerified;

/** What decides what can be decided. */
type LinkCaseStanding = Pick<
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
