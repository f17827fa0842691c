export { BlockedMembers, type BlockedMembersProps } from './BlockedMembers';
export { BlockedMembersContainer, type BlockedMembersContainerProps } from './BlockedMembersContainer';
