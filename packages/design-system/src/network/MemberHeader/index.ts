export { MemberHeader, type MemberHeaderProps } from './MemberHeader';
export { type MemberDetails, toMemberDetails } from './member-details';
