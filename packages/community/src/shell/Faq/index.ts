export { Faq, type FaqProps } from './Faq';
export { type FaqEntry, faqEntries } from './faq-entries';
export { pricingFaqEntries } from './pricing-faq-entries';
