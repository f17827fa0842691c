import { useLocation, useMatches } from 'react-router';
import { useViewer } from '../session/useViewer';

/** `handle` of a route whose page is read first of all: what it says stands in its HTML, and nothing of it moves. */
export const FOR_READING = { isForReading: true } as const;

/**
 * Whether scripts may wait for the reader: a visitor reads a page whose address asks for nothing more, as a modal or a
 * diagram would be. Members are told what is new wherever they are.
 */
export function useIsForReading(): boolean {
  const viewer = useViewer();
  const { search } = useLocation();
  const matches = useMatches();
  return !viewer && search === '' && matches.some(({ handle }) => handle === FOR_READING);
}
