export { ActivitySummary, type ActivitySummaryProps } from './ActivitySummary';
export { ActivitySummaryContainer, type ActivitySummaryContainerProps } from './ActivitySummaryContainer';
