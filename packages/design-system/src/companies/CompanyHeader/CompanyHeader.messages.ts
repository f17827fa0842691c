export const companyHeaderMessages = {
  'company.followers': '{count, plural, one {# follower} other {# followers}}',
  'company.countryUnknown': 'Country unknown',
  'company.noDescription': '{name} has not described itself yet.',
  'company.changeLogo': 'Change logo',
  'company.site': 'View official site',
  'company.siteNewTab': 'View official site (opens in a new tab)',
} as const;
