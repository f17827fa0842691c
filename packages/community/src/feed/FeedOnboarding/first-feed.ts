import type { CatalogueProduct, ProductKind, Sector } from '@millrace/domain';

/** A product offered for the first feed. */
export interface FirstFeedProduct extends CatalogueProduct {
  /** Sector, which determines its picture. */
  sector: Sector | null;
  /** Kind of product. Default: unknown. */
  kind?: ProductKind | null | undefined;
  /** Number of its suppliers; undefined while unknown. */
  suppliers?: number | undefined;
}

/** Loading state of the products of the selected industry. */
export type IndustryProducts =
  | { status: 'none' | 'loading' }
  | { status: 'error'; onRetry: () => void }
  | { status: 'ready'; products: readonly FirstFeedProduct[] };

/** Toggles a product in the selection. */
export function toggleProduct(
  selected: readonly FirstFeedProduct[],
  product: FirstFeedProduct,
): readonly FirstFeedProduct[] {
  const others = selected.filter(({ id }) => id !== product.id);
  return others.length === selected.length ? [...selected, product] : others;
}
