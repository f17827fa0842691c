export { moderatesPost } from './moderated.repository';
export { mayReadPost, type PostStanding, type Reader } from './posts.policy';
export {
  allowedPageSize,
  contactLimit,
  limitedBy,
  namesAttendees,
  namesFollowers,
  partnerContactLimit,
  requireMemberForFurther,
  rowLimit,
  seesRowContacts,
} from './visibility.policy';
export {
  blockedBy,
  hasBlocked,
  hasBlockedAnybody,
  isCommentForAll,
  isCommentForAuthor,
  isCommentShownTo,
  isEventForAll,
  isEventShownTo,
  isForAll,
  isListed,
  isPrivate,
  isPublished,
  isReadableInFeed,
  isRemovedEventForAll,
  isShownMember,
  namedContactsOf,
  readersByCompany,
  standingColumns,
  worksVerifiedFor,
} from './visibility.repository';
