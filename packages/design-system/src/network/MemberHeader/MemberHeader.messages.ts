export const memberHeaderMessages = {
  'member.work': '{designation} <at>at</at> {company}',
  'member.atCompany': '<at>At</at> {company}',
  'member.noDescription': 'No bio yet.',
  'member.ownNoDescription': 'You haven’t added a bio yet.',
  'member.message': 'Message',
  'member.edit': 'Edit profile',
} as const;
