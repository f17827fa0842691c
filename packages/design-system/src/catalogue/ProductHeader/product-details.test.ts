import { aProduct } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toProductDetails } from './product-details';

it('shows the part of a picture that was chosen, and opens the whole [PROD-025]', () => {
  const product = aProduct({
    original_images: [{ value: '/one.webp' }, { value: '/two.webp' }],
    crop_images: [{ value: '/one-small.webp' }],
  });
  expect(toProductDetails(product)).toEqual({
    name: product.name,
    sector: product.sector,
    description: product.description,
    pictures: [
      { src: '/one-small.webp', original: '/one.webp' },
      { src: '/two.webp', original: '/two.webp' },
    ],
    followers: product.followers,
  });
});
