export { BlockedNotice, type BlockedNoticeProps } from './BlockedNotice';
export { BlockedNoticeContainer, type BlockedNoticeContainerProps } from './BlockedNoticeContainer';
export { BlockMemberContainer, type BlockMemberContainerProps } from './BlockMemberContainer';
