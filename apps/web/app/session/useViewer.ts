import type { User } from '@millrace/api-client';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root';

/** Who is signed in, or null for a guest. */
export function useViewer(): User | null {
  return useRouteLoaderData<typeof loader>('root')?.viewer ?? null;
}
