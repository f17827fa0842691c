export { MemberMenu, type MemberMenuProps } from './MemberMenu';
export { MemberMenuContainer, type MemberMenuContainerProps } from './MemberMenuContainer';
