export { BlockMemberContainer, type BlockMemberContainerProps } from './BlockMember/BlockMemberContainer';
export { BlockedNoticeContainer, type BlockedNoticeContainerProps } from './BlockMember/BlockedNoticeContainer';
export { ReportDialogContainer, type ReportDialogContainerProps } from './ReportDialog/ReportDialogContainer';
