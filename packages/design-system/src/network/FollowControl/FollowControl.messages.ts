export const followControlMessages = {
  'follow.follow': 'Follow',
  'follow.following': 'Following',
  'follow.unfollow': 'Unfollow',
  'follow.followNamed': 'Follow {name}',
  'follow.unfollowNamed': 'Following, Unfollow {name}',
  'follow.failed': 'That didn’t work. Try again to follow or unfollow {name}.',
} as const;
