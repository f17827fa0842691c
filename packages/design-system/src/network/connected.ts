export {
  FollowCompanyContainer,
  type FollowCompanyContainerProps,
  FollowControlContainer,
  type FollowControlContainerProps,
  FollowMemberContainer,
  type FollowMemberContainerProps,
} from './FollowControl/FollowControlContainer';
export { MemberMenuContainer, type MemberMenuContainerProps } from './MemberMenu/MemberMenuContainer';
