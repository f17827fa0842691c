export type { DecisionMade } from './CaseDecisionDialog';
export { type CaseState, ModerationCase, type ModerationCaseProps } from './ModerationCase';
export { ModerationCaseContainer, type ModerationCaseContainerProps } from './ModerationCaseContainer';
