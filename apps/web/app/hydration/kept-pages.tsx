import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useKeptPages } from './useKeptPages';

interface KeptPagesProps {
  /** State that the loader has read. */
  state: DehydratedState;
  children: ReactNode;
}

/** Hands on what a loader has read; on the way back lists that had grown stay as they were left. */
export function KeptPages({ state, children }: KeptPagesProps) {
  return <HydrationBoundary state={useKeptPages(state)}>{children}</HydrationBoundary>;
}
