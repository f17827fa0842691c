import { useLocation, useMatches } from 'react-router';
import { useViewer } from '../session/useViewer';

/** `handle` of a route whose hydration is deferred: its content is in the HTML and does not move. */
export const DEFER_HYDRATION = { defersHydration: true } as const;

/**
 * True if hydration may wait for the first interaction: for guests on a page for reading whose address opens no
 * dialog. Members get notifications on every page.
 */
export function useDefersHydration(): boolean {
  const viewer = useViewer();
  const { search } = useLocation();
  const matches = useMatches();
  return !viewer && search === '' && matches.some(({ handle }) => handle === DEFER_HYDRATION);
}
