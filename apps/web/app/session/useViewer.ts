import type { User } from '@millrace/api-client';
import { useRouteLoaderData } from 'react-router';
import type { loadRoot } from '../root.loader.server';

/** Returns the viewer; null for a guest. */
export function useViewer(): User | null {
  return useRouteLoaderData<typeof loadRoot>('root')?.viewer ?? null;
}
