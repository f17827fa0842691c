export { type CaseListProps, CaseQueue, type CaseStatus } from './CaseQueue';
export { DecisionDialog } from './DecisionDialog';
export { CaseBadges, CaseFacts, ModerationQueue, type ModerationQueueProps } from './ModerationQueue';
export {
  ModerationQueueContainer,
  type ModerationQueueContainerProps,
} from './ModerationQueueContainer';
export { type AskedDecision, type DecidingProps, useDeciding } from './useDeciding';
