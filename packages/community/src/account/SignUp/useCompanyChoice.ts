import { useState } from 'react';

/** The company that somebody works for, and the country that comes with it. */
export interface CompanyChoice {
  company: string;
  /** Empty unless it was chosen from what the search found. */
  companyId: string;
  country: string;
  /** Whether the country came with the company. */
  countryFrom: 'company' | 'hand';
}

/** A choice that was kept as text: with an id it was chosen, and the country came with it. */
export function toCompanyChoice({
  company = '',
  companyId = '',
  country = '',
}: Partial<CompanyChoice>): CompanyChoice {
  return { company, companyId, country, countryFrom: companyId ? 'company' : 'hand' };
}

/** A company that the search found. */
export interface FoundCompany {
  id: string;
  name: string;
  /** Its country's English name, or empty. */
  country: string;
}

export const NO_COMPANY: CompanyChoice = { company: '', companyId: '', country: '', countryFrom: 'hand' };

/**
 * Company, its id and the country, which belong together: choosing a company sets all three and locks the country,
 * clearing it resets all three. A company without a country locks nothing, as one must be given.
 *
 * @param typed What it begins with. @see ACC-025, ACC-026
 */
export function useCompanyChoice(typed: Partial<CompanyChoice> = {}) {
  const [choice, setChoice] = useState(() => toCompanyChoice(typed));
  return {
    choice,
    isLocked: choice.companyId !== '' && choice.countryFrom === 'company' && choice.country !== '',
    setChoice,
    /** Another name is another company, so that the one chosen before is none. */
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
