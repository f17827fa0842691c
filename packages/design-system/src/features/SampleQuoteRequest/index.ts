export { SampleQuoteRequest } from './SampleQuoteRequest';
