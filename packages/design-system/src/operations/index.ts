export { BlockedNotice, type BlockedNoticeProps } from './BlockMember/BlockedNotice';
export { ReportDialog, type ReportDialogProps, type ReportState } from './ReportDialog/ReportDialog';
export { REASON_TEXTS } from './ReportDialog/report-reasons';
