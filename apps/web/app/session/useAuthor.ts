import type { PostAuthor } from '@millrace/api-client';
import { useMemo } from 'react';
import { useViewer } from './useViewer';

/** Who is signed in, as the author of what is written now; undefined for a guest. The same object as long as the viewer is. */
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
