export { CaseBadges, CaseFacts, ModerationQueue, type ModerationQueueProps } from './ModerationQueue';
export {
  ModerationQueueContainer,
  type ModerationQueueContainerProps,
} from './ModerationQueueContainer';
