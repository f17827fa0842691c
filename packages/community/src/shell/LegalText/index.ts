export { accessibilityStatement } from './accessibility-statement';
export { LegalText, type LegalTextProps } from './LegalText';
export type { LegalDocument, LegalParties, LegalSection } from './legal-document';
export { privacyPolicy } from './privacy-policy';
export { termsOfUse } from './terms-of-use';
