import { companyHeaderMessages } from './CompanyHeader/CompanyHeader.messages';
import { companyLinkMessages } from './CompanyLink/CompanyLink.messages';

/** The English texts of the area. */
export const companiesTexts = {
  ...companyHeaderMessages,
  ...companyLinkMessages,
} as const;
