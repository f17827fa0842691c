import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useKeptPages } from './useKeptPages';

interface KeptPagesProps {
  /** Dehydrated query state of the loader. */
  state: DehydratedState;
  children: ReactNode;
}

/** Hydrates the queries of a loader; on back navigation lists with more loaded pages are kept. */
export function KeptPages({ state, children }: KeptPagesProps) {
  return <HydrationBoundary state={useKeptPages(state)}>{children}</HydrationBoundary>;
}
