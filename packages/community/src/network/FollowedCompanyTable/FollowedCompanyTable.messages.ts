export const followedCompanyTableMessages = {
  'followedCompanies.title': 'Followed Companies',
  'followedCompanies.caption': 'Companies that you follow',
  'followedCompanies.since': 'Since',
  'followedCompanies.empty': 'No followed companies yet',
  'followedCompanies.emptyHint': 'Follow a company to see its posts in your feed.',
  'followedCompanies.browse': 'Browse companies',
} as const;
