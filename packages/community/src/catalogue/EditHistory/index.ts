export { findConflicts, rebase } from './concurrent-edits';
export {
  CompanyHistoryDialogContainer,
  type CompanyHistoryDialogContainerProps,
  EditHistoryDialog,
  type EditHistoryDialogProps,
  ProductHistoryDialogContainer,
  type ProductHistoryDialogContainerProps,
} from './EditHistoryContainers';
export type { EditProposalsProps } from './EditProposals';
export { Theirs } from './Theirs';
