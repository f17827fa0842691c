import type { PostAuthor } from '@millrace/api-client';
import { useMemo } from 'react';
import { useViewer } from './useViewer';

/** Returns the viewer as author of new posts; undefined for a guest. Memoized by viewer. */
export function useAuthor(): PostAuthor | undefined {
  const viewer = useViewer();
  return useMemo(
    () =>
      viewer
        ? {
            user_name: viewer.displayName,
            image: viewer.image,
            linkedinImage: viewer.linkedinImage,
            user_company_name: viewer.company,
            user_company_id: viewer.company_id,
          }
        : undefined,
    [viewer],
  );
}
