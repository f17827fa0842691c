export { CaseBadges, CaseFacts } from './CaseFacts';
export { type CaseStatus, ModerationQueue, type ModerationQueueProps } from './ModerationQueue';
export {
  ModerationQueueContainer,
  type ModerationQueueContainerProps,
} from './ModerationQueueContainer';
