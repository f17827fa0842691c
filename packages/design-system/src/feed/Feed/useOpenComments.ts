import { useState } from 'react';

interface OpenComments {
  /** Undefined where a reader has neither opened nor closed them. */
  isOpen: (postId: string) => boolean | undefined;
  /** The same function each time. */
  noteOpen: (postId: string, isOpen: boolean) => void;
}

/** Which posts of a feed show their comments, for when one comes back that was out of sight and off the page. */
export function useOpenComments(): OpenComments {
  const [kept] = useState((): OpenComments => {
    const noted = new Map<string, boolean>();
    return { isOpen: (postId) => noted.get(postId), noteOpen: (postId, isOpen) => noted.set(postId, isOpen) };
  });
  return kept;
}
