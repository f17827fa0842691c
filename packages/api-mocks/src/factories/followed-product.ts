import type { FollowedProductEntry } from '@millrace/api-client';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { products } from './product';

/** A product that the viewer follows, with whatever is overridden. */
export function aFollowedProduct(overrides: Partial<FollowedProductEntry> = {}): FollowedProductEntry {
  return { ...rowAt(example('FollowedProductList', 'FollowedProductsFilled').Items, 0), ...overrides };
}

/** Products that the viewer follows, the one followed last first. */
export function followedProducts(
  count: number,
  overrides: Partial<FollowedProductEntry> = {},
): FollowedProductEntry[] {
  const all = products(count);
  return many(count, (index) => {
    const { id, name, sector, crop_images, followers } = rowAt(all, index);
    const image = crop_images[0]?.value ?? null;
    return { product_id: id, product_name: name, sector, image, followers, ...overrides };
  });
}
