import { SITE_PATHS } from '@millrace/domain';

/** Kinds of things that are compared, as the address names them. */
export const COMPARED_KINDS = ['products', 'companies'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

/** Limits the things that are compared at once. */
export const COMPARED_MAX = 4;

/** Holds what an address compares. */
export interface ComparedAddress {
  kind: ComparedKind;
  ids: readonly string[];
  /** Number of ids that were left out, as there are too many. */
  leftOut: number;
}

/** Returns the address that compares things of a kind. */
export const comparePath = (kind: ComparedKind, ids: readonly string[]): string =>
  `${SITE_PATHS.compare}?${kind}=${ids.map(encodeURIComponent).join(',')}`;

/** Reads what is compared from the query of an address: each id once, and no more than have room. */
export function readComparedAddress(query: URLSearchParams): ComparedAddress {
  const kind = query.has('companies') && !query.has('products') ? 'companies' : 'products';
  const asked = (query.get(kind) ?? '').split(',').map((id) => id.trim().toLowerCase());
  const ids = [...new Set(asked.filter(Boolean))];
  return { kind, ids: ids.slice(0, COMPARED_MAX), leftOut: Math.max(0, ids.length - COMPARED_MAX) };
}
