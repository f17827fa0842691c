export { FollowControl, type FollowControlProps } from './FollowControl/FollowControl';
export { type MemberDetails, MemberHeader, type MemberHeaderProps, toMemberDetails } from './MemberHeader';
export { MemberMenu, type MemberMenuProps } from './MemberMenu/MemberMenu';
