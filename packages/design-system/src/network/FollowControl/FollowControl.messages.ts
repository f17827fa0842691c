export const followControlMessages = {
  'follow.follow': 'Follow',
  'follow.following': 'Following',
  'follow.unfollow': 'Unfollow',
  'follow.followNamed': 'Follow {name}',
  'follow.unfollowNamed': 'Following, Unfollow {name}',
  'follow.failed': 'That did not work. {name} is as it was; try again.',
} as const;
