export const activitySummaryMessages = {
  'activity.title': 'Activity summary',
  'activity.empty': 'Nothing was posted about {name} yet',
  'activity.feed': 'Read and write in the feed of {name}',
  'activity.image': 'Picture: {name}',
  'activity.video': 'Video: {name}',
  'activity.pdf': 'PDF: {name}',
  'activity.ppt': 'Presentation: {name}',
  'activity.youtube': 'Watch on YouTube',
  'activity.formerMember': 'Former member',
} as const;
