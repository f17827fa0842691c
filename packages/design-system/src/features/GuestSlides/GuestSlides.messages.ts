export const guestSlidesMessages = {
  'guestSlides.label': 'For guests',
  'guestSlides.product.supply': 'Do you manufacture or supply this product?',
  'guestSlides.product.supplyAction': 'List your company',
  'guestSlides.product.source': 'Want to source this product?',
  'guestSlides.product.sourceAction': 'Join Now',
  'guestSlides.product.updates': 'Want updates about this product/technology?',
  'guestSlides.product.updatesAction': 'Follow this product',
  'guestSlides.event.attend': 'Are you attending this event?',
  'guestSlides.event.attendAction': 'Mark attendance',
  'guestSlides.event.exhibit': 'Are you exhibiting at this event?',
  'guestSlides.event.exhibitAction': 'List as exhibitor',
} as const;
