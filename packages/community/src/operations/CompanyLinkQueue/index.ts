export { CompanyLinkQueue, type CompanyLinkQueueProps } from './CompanyLinkQueue';
export {
  CompanyLinkQueueContainer,
  type CompanyLinkQueueContainerProps,
} from './CompanyLinkQueueContainer';
