export { FollowControl, type FollowControlProps } from './FollowControl';
export {
  FollowCompanyContainer,
  type FollowCompanyContainerProps,
  FollowControlContainer,
  type FollowControlContainerProps,
  FollowMemberContainer,
  type FollowMemberContainerProps,
} from './FollowControlContainer';
