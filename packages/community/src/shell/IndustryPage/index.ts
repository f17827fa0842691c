export { IndustryPage, type IndustryPageProps } from './IndustryPage';
export { type IndustryText, industryText } from './industry-text';
