import type { Product as ApiProduct } from '@millrace/api-client';
import type { Sector } from '@millrace/domain';

/** A picture of a product. */
export interface ProductPicture {
  /** URL of the picture at the size of the page. */
  src: string;
  /** URL of the full picture, which a click opens. Default: the picture. */
  original?: string | undefined;
  /** URL of the thumbnail. Default: the picture. */
  thumb?: string | undefined;
}

/** View model of the product header. */
export interface ProductDetails {
  name: string;
  sector?: Sector | null | undefined;
  description?: string | undefined;
  /** Pictures. Default: a drawing by name and sector. */
  pictures?: readonly ProductPicture[] | undefined;
  /** Number of followers. Default: not shown. */
  followers?: number | undefined;
}

/** Maps a product of the API to the view model of its header. */
export const toProductDetails = (
  product: Pick<
    ApiProduct,
    'name' | 'sector' | 'description' | 'followers' | 'original_images' | 'crop_images'
  >,
): ProductDetails => ({
  name: product.name,
  sector: product.sector,
  description: product.description,
  pictures: product.original_images.map(({ value }, at) => ({
    src: product.crop_images[at]?.value ?? value,
    original: value,
  })),
  followers: product.followers,
});
