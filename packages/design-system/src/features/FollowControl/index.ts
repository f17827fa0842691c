export { FollowControl, type FollowControlProps } from './FollowControl';
export { FollowControlContainer, type FollowControlContainerProps } from './FollowControlContainer';
