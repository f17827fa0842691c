export { MarketingPage, type MarketingPageProps } from './MarketingPage';
