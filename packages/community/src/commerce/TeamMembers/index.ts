export { TeamMembers, type TeamMembersProps } from './TeamMembers';
export {
  TeamMembersContainer,
  type TeamMembersContainerProps,
  TeamThanks,
  type TeamThanksProps,
} from './TeamMembersContainer';
