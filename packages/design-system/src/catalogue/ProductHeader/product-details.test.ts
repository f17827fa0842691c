import { aProduct } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toProductDetails } from './product-details';

it('shows a product of the API', () => {
  const product = aProduct({
    original_images: [{ value: '/one.webp' }, { value: '/two.webp' }],
    crop_images: [{ value: '/one-small.webp' }],
  });
  expect(toProductDetails(product)).toEqual({
    name: product.name,
    sector: product.sector,
    description: product.description,
    pictures: [
      { src: '/one.webp', thumb: '/one-small.webp' },
      { src: '/two.webp', thumb: undefined },
    ],
    followers: product.followers,
  });
});
