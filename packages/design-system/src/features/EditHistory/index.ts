export { changedByOthers, rebased } from './concurrent-edits';
export {
  CompanyHistoryDialogContainer,
  type CompanyHistoryDialogContainerProps,
  ProductHistoryDialogContainer,
  type ProductHistoryDialogContainerProps,
} from './EditHistoryContainers';
export { EditHistoryDialog, type EditHistoryDialogProps } from './EditHistoryDialog';
export type { ProposalsProps } from './Proposals';
export { Theirs } from './Theirs';
