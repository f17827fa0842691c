export { MemberHeader, type MemberHeaderProps } from './MemberHeader';
