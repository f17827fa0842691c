export const productHeaderMessages = {
  'product.products': 'Products',
  'product.gallery': 'Pictures of {name}',
  'product.showPicture': 'Show picture {number} of {count}',
  'product.picture': '{name}, picture {number}',
  'product.drawing': 'Drawing that stands for {name}',
  'product.captionPicture': '{name}, picture {number} of {count}.',
  'product.captionDrawing': 'Drawn from name and sector until a picture is uploaded.',
  'product.addPicture': 'Add a picture',
  'product.followers': '{count, plural, one {# follower} other {# followers}}',
  'product.noDescription': 'Nobody has described {name} yet.',
} as const;
