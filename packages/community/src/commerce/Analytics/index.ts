export { Analytics, type AnalyticsProps, type AnalyticsState } from './Analytics';
export { AnalyticsContainer, type AnalyticsContainerProps } from './AnalyticsContainer';
export { AnalyticsRangeForm, type AnalyticsRangeFormProps } from './AnalyticsRangeForm';
export {
  ANALYTICS_REFUSALS,
  type AnalyticsRefusal,
  AnalyticsRefused,
  type AnalyticsRefusedProps,
} from './AnalyticsRefused';
export { rangeBefore, rangeDays, readShownRange, type ShownRange, writeShownRange } from './analytics-range';
export { CountFigure } from './CountFigure';
