import type { Product as ApiProduct } from '@millrace/api-client';
import type { Sector } from '@millrace/domain';

/** A picture of a product. */
export interface ProductPicture {
  /** Address of the picture as the page shows it. */
  src: string;
  /** Address of the whole picture, which a press opens. Default: the picture. */
  original?: string | undefined;
  /** Address of a smaller copy. Default: the picture. */
  thumb?: string | undefined;
}

/** What the head of a product's page shows. */
export interface ProductDetails {
  name: string;
  sector?: Sector | null | undefined;
  description?: string | undefined;
  /** Default: a drawing by name and sector. */
  pictures?: readonly ProductPicture[] | undefined;
  /** How many members follow it. Default: that is not told. */
  followers?: number | undefined;
}

/** Maps a product of the API to what the head of its page shows. */
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
