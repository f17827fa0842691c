export const latestPostsMessages = {
  'latestPosts.title': 'Latest posts',
  'latestPosts.all': 'All posts',
  'latestPosts.write': 'Write a post about {name}',
  'latestPosts.empty': 'No posts about {name} yet.',
  'latestPosts.by': 'Post by {name}',
  'latestPosts.counts':
    '{likes, plural, one {# like} other {# likes}}{comments, plural, =0 {} one {, # comment} other {, # comments}}',
} as const;
