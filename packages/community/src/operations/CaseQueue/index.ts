export { type CaseListProps, CaseQueue, type CaseStatus } from './CaseQueue';
export { DecisionDialog } from './DecisionDialog';
export { type AskedDecision, type DecidingProps, useDeciding } from './useDeciding';
