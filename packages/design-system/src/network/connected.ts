export {
  FollowCompanyContainer,
  type FollowCompanyContainerProps,
  FollowControlContainer,
  type FollowControlContainerProps,
  FollowMemberContainer,
  type FollowMemberContainerProps,
  type FollowOptions,
} from './FollowControl/FollowControlContainer';
export { MemberMenuContainer, type MemberMenuContainerProps } from './MemberMenu/MemberMenuContainer';
