import type { ReactNode } from 'react';

/** Parts of a comparison, in their order. */
export const COMPARED_GROUPS = [
  'overview',
  'identifiers',
  'properties',
  'supply',
  'chain',
  'certificates',
  'products',
] as const;

/** A thing that is compared, as far as it was read. */
export type ComparedColumn =
  | { status: 'ready'; id: string; name: string; href: string; art: ReactNode }
  | { status: 'loading' | 'missing'; id: string }
  | { status: 'failed'; id: string; onRetry: () => void };

export interface ComparedCell {
  /** By which cells are told apart; empty if it is not known. */
  value: string;
  /** Default: the value. */
  content?: ReactNode;
}

export interface ComparedRow {
  key: string;
  group: (typeof COMPARED_GROUPS)[number];
  label: string;
  /** Such as the condition under which a property holds. */
  detail?: string | null;
  /** One for each column; null where that was not read. */
  cells: readonly (ComparedCell | null)[];
}

/** Tells whether things differ in a row: two that are not known are the same. */
export const isDifferent = ({ cells }: ComparedRow): boolean =>
  new Set(cells.filter((cell) => cell !== null).map(({ value }) => value)).size > 1;

/** Tells whether anything is known in a row. */
export const isKnown = ({ cells }: ComparedRow): boolean =>
  cells.some((cell) => cell !== null && cell.value !== '');
