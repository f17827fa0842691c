export const companyHeaderMessages = {
  'company.countryUnknown': 'Country unknown',
  'company.noDescription': '{name} has not described itself yet.',
} as const;
