import type { CatalogueProduct, ProductKind, Sector } from '@millrace/domain';

/** A product to begin a feed with. */
export interface FirstFeedProduct extends CatalogueProduct {
  /** Draws its picture. */
  sector: Sector | null;
  /** Default: nobody has said. */
  kind?: ProductKind | null | undefined;
  /** Number of its suppliers; undefined while it is not known. */
  suppliers?: number | undefined;
}

/** The products of the chosen industry. */
export type IndustryProducts =
  | { status: 'none' | 'loading' }
  | { status: 'error'; onRetry: () => void }
  | { status: 'ready'; products: readonly FirstFeedProduct[] };

/** The selection with a product more, or without it. */
export function toggleProduct(
  selected: readonly FirstFeedProduct[],
  product: FirstFeedProduct,
): readonly FirstFeedProduct[] {
  const others = selected.filter(({ id }) => id !== product.id);
  return others.length === selected.length ? [...selected, product] : others;
}
