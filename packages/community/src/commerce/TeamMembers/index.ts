export { TeamMembers, type TeamMembersProps } from './TeamMembers';
export { TeamMembersContainer, type TeamMembersContainerProps } from './TeamMembersContainer';
export { TeamThanks, type TeamThanksProps } from './TeamThanks';
