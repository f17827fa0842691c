export { FollowControl, type FollowControlProps } from './FollowControl/FollowControl';
export { MemberHeader, type MemberHeaderProps } from './MemberHeader';
export { MemberMenu, type MemberMenuProps } from './MemberMenu/MemberMenu';
