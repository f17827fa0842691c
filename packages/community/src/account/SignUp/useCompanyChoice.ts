import { useState } from 'react';

/** The employer and the country set with it. */
export interface CompanyChoice {
  company: string;
  /** Empty unless selected from the search results. */
  companyId: string;
  country: string;
  /** True if the country was set by the company. */
  countryFrom: 'company' | 'hand';
}

/** Restores a stored choice: with an id it was selected, and the country was set with it. */
export function toCompanyChoice({
  company = '',
  companyId = '',
  country = '',
}: Partial<CompanyChoice>): CompanyChoice {
  return { company, companyId, country, countryFrom: companyId ? 'company' : 'hand' };
}

/** A company in the search results. */
export interface FoundCompany {
  id: string;
  name: string;
  /** English name of its country, or empty. */
  country: string;
}

export const NO_COMPANY: CompanyChoice = { company: '', companyId: '', country: '', countryFrom: 'hand' };

/**
 * Manages company, id and country together: selecting a company sets all three and locks the country, clearing it
 * resets all three. A company without a country locks nothing, as the country is required.
 *
 * @param typed Initial values. @see ACC-025, ACC-026
 */
export function useCompanyChoice(typed: Partial<CompanyChoice> = {}) {
  const [choice, setChoice] = useState(() => toCompanyChoice(typed));
  return {
    choice,
    isLocked: choice.companyId !== '' && choice.countryFrom === 'company' && choice.country !== '',
    setChoice,
    /** Editing the name deselects the company. */
    type: (company: string) =>
      setChoice((before) => {
        if (company === '')
          return before.countryFrom === 'company' ? NO_COMPANY : { ...before, company, companyId: '' };
        return { ...before, company, companyId: '' };
      }),
    choose: ({ id, name, country }: FoundCompany) =>
      setChoice((before) => ({
        company: name,
        companyId: id,
        country: country || before.country,
        countryFrom: country ? 'company' : before.countryFrom,
      })),
    chooseCountry: (country: string) => setChoice((before) => ({ ...before, country, countryFrom: 'hand' })),
    clear: () => setChoice(NO_COMPANY),
  };
}
