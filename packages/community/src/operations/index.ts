export {
  BlockedMembers,
  BlockedMembersContainer,
  type BlockedMembersContainerProps,
  type BlockedMembersProps,
} from './BlockedMembers';
export {
  CompanyLinkQueue,
  CompanyLinkQueueContainer,
  type CompanyLinkQueueContainerProps,
  type CompanyLinkQueueProps,
} from './CompanyLinkQueue';
export {
  DuplicateQueue,
  DuplicateQueueContainer,
  type DuplicateQueueContainerProps,
  type DuplicateQueueProps,
} from './DuplicateQueue';
export {
  type CaseState,
  type DecisionMade,
  ModerationCase,
  ModerationCaseContainer,
  type ModerationCaseContainerProps,
  type ModerationCaseProps,
} from './ModerationCase';
export {
  type CaseStatus,
  ModerationQueue,
  ModerationQueueContainer,
  type ModerationQueueContainerProps,
  type ModerationQueueProps,
} from './ModerationQueue';
export { CompanyLinksPage, type CompanyLinksPageProps } from './pages/CompanyLinksPage';
export { DuplicatesPage, type DuplicatesPageProps } from './pages/DuplicatesPage';
export { ModerationCasePage } from './pages/ModerationCasePage';
export { ModerationPage, type ModerationPageProps } from './pages/ModerationPage';
export {
  SpreadsheetDialog,
  type SpreadsheetDialogProps,
  SpreadsheetMenuContainer,
  type SpreadsheetMenuContainerProps,
} from './SpreadsheetMenu';
