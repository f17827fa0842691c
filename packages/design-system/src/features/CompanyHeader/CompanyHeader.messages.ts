export const companyHeaderMessages = {
  'company.feed': 'Feed of {name}',
  'company.followers': '{count, plural, one {# follower} other {# followers}}',
  'company.countryUnknown': 'Country unknown',
  'company.noDescription': '{name} has not described itself yet.',
} as const;
