/** Kinds of products, from what others are made of to what is used as it is. */
export const PRODUCT_KINDS = [
  'material',
  'chemical',
  'component',
  'equipment',
  'end-product',
  'service',
] as const;

/** A kind of product. */
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** True if a value is a kind of product. */
export function isProductKind(value: unknown): value is ProductKind {
  return PRODUCT_KINDS.some((kind) => kind === value);
}
