export type { DecidingState, DecisionMade } from './DecisionDialog';
export { type CaseState, ModerationCase, type ModerationCaseProps } from './ModerationCase';
export { ModerationCaseContainer, type ModerationCaseContainerProps } from './ModerationCaseContainer';
