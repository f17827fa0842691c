export { DuplicateQueue, type DuplicateQueueProps } from './DuplicateQueue';
export { DuplicateQueueContainer, type DuplicateQueueContainerProps } from './DuplicateQueueContainer';
