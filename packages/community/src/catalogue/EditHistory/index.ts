export { findConflicts, rebase } from './concurrent-edits';
export {
  CompanyHistoryDialogContainer,
  type CompanyHistoryDialogContainerProps,
  ProductHistoryDialogContainer,
  type ProductHistoryDialogContainerProps,
} from './EditHistoryContainers';
export { EditHistoryDialog, type EditHistoryDialogProps } from './EditHistoryDialog';
export type { EditProposalsProps } from './EditProposals';
export { Theirs } from './Theirs';
