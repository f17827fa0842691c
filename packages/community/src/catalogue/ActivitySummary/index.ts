export { ActivitySummary, type ActivitySummaryProps } from './ActivitySummary';
export {
  ActivitySummaryContainer,
  type ActivitySummaryContainerProps,
  CompanyActivityContainer,
  type CompanyActivityContainerProps,
} from './ActivitySummaryContainer';
