export const memberHeaderMessages = {
  'member.work': '{designation} <at>at</at> {company}',
  'member.atCompany': '<at>At</at> {company}',
  'member.noDescription': '{name} has not written about themselves yet.',
  'member.ownNoDescription': 'You have not written about yourself yet.',
  'member.message': 'Message',
  'member.edit': 'Edit profile',
} as const;
