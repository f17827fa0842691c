export { BottomBar, type BottomBarProps } from './BottomBar';
export { MEMBER_PLACES, type MemberPlace } from './member-places';
