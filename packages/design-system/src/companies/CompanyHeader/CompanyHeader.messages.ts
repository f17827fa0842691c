export const companyHeaderMessages = {
  'company.followers': '{count, plural, one {# follower} other {# followers}}',
  'company.countryUnknown': 'Country unknown',
  'company.noDescription': 'No description yet.',
  'company.changeLogo': 'Change logo',
  'company.site': 'View official site',
  'company.siteNewTab': 'View official site (opens in a new tab)',
} as const;
