export const postRelatedMessages = {
  'postRelated.product': 'About the product',
  'postRelated.facts':
    '{suppliers, plural, one {# supplier} other {# suppliers}} · {followers, plural, one {# follower} other {# followers}}',
  'postRelated.aboutProduct': 'More about {name}',
  'postRelated.byAuthor': 'More by {name}',
  'postRelated.all': 'All posts',
  'postRelated.untitled': 'Post without text',
} as const;
