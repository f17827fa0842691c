export {
  CompanyHistoryDialogContainer,
  type CompanyHistoryDialogContainerProps,
} from './EditHistoryContainer';
export { EditHistoryDialog, type EditHistoryDialogProps } from './EditHistoryDialog';
