export {
  BlockedNoticeContainer,
  type BlockedNoticeContainerProps,
} from './BlockMember/BlockedNoticeContainer';
export { BlockMemberContainer, type BlockMemberContainerProps } from './BlockMember/BlockMemberContainer';
export { ReportDialogContainer, type ReportDialogContainerProps } from './ReportDialog/ReportDialogContainer';
