export { NetworkSummary, type NetworkSummaryProps } from './NetworkSummary';
