import type { LinkRow } from './company-links.repository';

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
