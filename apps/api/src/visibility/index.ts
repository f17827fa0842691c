export { moderatesPost } from './moderated.repository';
export { mayReadPost, type PostVisibility, type Reader } from './posts.policy';
export { findReadablePosts } from './readable-posts.repository';
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
  postVisibilityColumns,
  readersByCompany,
  worksVerifiedFor,
} from './visibility.repository';
