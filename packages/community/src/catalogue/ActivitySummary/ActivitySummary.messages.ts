export const activitySummaryMessages = {
  'activity.title': 'Activity summary',
  'activity.empty': 'No posts about {name} yet',
  'activity.feed': 'Read and post in the {name} feed',
  'activity.image': 'Picture: {name}',
  'activity.video': 'Video: {name}',
  'activity.pdf': 'PDF: {name}',
  'activity.ppt': 'Presentation: {name}',
  'activity.youtube': 'Watch on YouTube',
  'activity.formerMember': 'Former member',
} as const;
