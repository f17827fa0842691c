export const productHeaderMessages = {
  'product.products': 'Products',
  'product.gallery': 'Pictures of {name}',
  'product.showPicture': 'Show picture {number} of {count}',
  'product.picture': '{name}, picture {number}',
  'product.enlarge': 'Enlarge {name}, picture {number}',
  'product.drawing': 'Illustration of {name}',
  'product.captionPicture': '{name}, picture {number} of {count}',
  'product.captionDrawing':
    'This illustration is generated from the name and sector. Upload a picture to replace it.',
  'product.captionDrawn': 'This illustration is generated from the name and sector.',
  'product.addPicture': 'Add a picture',
  'product.followers': '{count, plural, one {# follower} other {# followers}}',
  'product.noDescription': 'No description yet.',
  'product.showMore': 'Show more',
  'product.showLess': 'Show less',
} as const;
