import { companyDialogMessages } from './CompanyDialog/CompanyDialog.messages';
import { companyDirectoryMessages } from './CompanyDirectory/CompanyDirectory.messages';
import { companyFactsMessages } from './CompanyFacts/CompanyFacts.messages';
import { companyFactsDialogMessages } from './CompanyFactsDialog/CompanyFactsDialog.messages';
import { companyMenuMessages } from './CompanyMenu/CompanyMenu.messages';
import { companyPeopleMessages } from './CompanyPeople/CompanyPeople.messages';
import { companyProductListMessages } from './CompanyProductList/CompanyProductList.messages';
import { companyProductTableMessages } from './CompanyProductTable/CompanyProductTable.messages';
import { companyTabNavMessages } from './CompanyTabNav/CompanyTabNav.messages';
import { contactDetailsMessages } from './ContactDetails/ContactDetails.messages';
import { countryFieldMessages } from './CountryField/CountryField.messages';
import { countryMapMessages } from './CountryMap/CountryMap.messages';

/** English texts of the area. */
export const companiesTexts = {
  ...companyDirectoryMessages,
  ...companyDialogMessages,
  ...companyFactsMessages,
  ...companyFactsDialogMessages,
  ...companyMenuMessages,
  ...companyPeopleMessages,
  ...companyProductListMessages,
  ...companyProductTableMessages,
  ...companyTabNavMessages,
  ...contactDetailsMessages,
  ...countryFieldMessages,
  ...countryMapMessages,
  'companies.number': 'No.',
} as const;
