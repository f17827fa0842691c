export const commentThreadMessages = {
  'comments.empty': 'No comments yet.',
  'comments.write': 'Write a comment',
  'comments.send': 'Comment',
  'comments.failed': 'The comment was not sent. What you wrote is kept; try again.',
  'comments.more': '{count, plural, one {View # more comment} other {View # more comments}}',
  'comments.moreFailed': 'The next comments did not load. Try again.',
  'comments.remove': 'Remove the comment by {name}',
  'comments.removeTitle': 'Remove this comment?',
  'comments.removeHint': 'It cannot be brought back.',
  'comments.removeConfirm': 'Remove',
  'comments.signIn': 'Log in to comment',
} as const;
