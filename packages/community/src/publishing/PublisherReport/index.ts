export { PublisherReport, type PublisherReportProps, type PublisherReportState } from './PublisherReport';
export { PublisherReportContainer, type PublisherReportContainerProps } from './PublisherReportContainer';
