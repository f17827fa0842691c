export { FollowControl, type FollowControlProps } from './FollowControl/FollowControl';
export { MemberMenu, type MemberMenuProps } from './MemberMenu/MemberMenu';
