export { ReportDialog, type ReportDialogProps, type ReportState } from './ReportDialog';
export { ReportDialogContainer, type ReportDialogContainerProps } from './ReportDialogContainer';
export { REASON_TEXTS } from './report-reasons';
