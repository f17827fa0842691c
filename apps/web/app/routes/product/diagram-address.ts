/** Query parameter for the open fullscreen diagram, so that its URL can be shared. */
const OPEN = 'diagram';
/** Query parameter for the selection: ids of the products below the root, separated by dots. */
const PATH = 'path';
/** Query parameter for the direction of the links, if not applications. */
const WAY = 'way';
const INPUTS = 'inputs';
const BETWEEN = '.';

const NO_PATH: readonly string[] = [];

export const isDiagramOpen = (query: URLSearchParams): boolean => query.get(OPEN) === 'open';

/** Returns the selected path in the URL; empty without one. */
export const diagramPath = (query: URLSearchParams): readonly string[] =>
  query.get(PATH)?.split(BETWEEN).filter(Boolean) ?? NO_PATH;

/** Returns the query with the diagram open or closed; closing also removes selection and direction. */
export function withDiagram(query: URLSearchParams, isOpen: boolean): URLSearchParams {
  const next = new URLSearchParams(query);
  if (isOpen) next.set(OPEN, 'open');
  else {
    next.delete(OPEN);
    next.delete(PATH);
    next.delete(WAY);
  }
  return next;
}

/** Returns the direction of the links in the URL. */
export const diagramWay = (query: URLSearchParams): 'applications' | 'inputs' =>
  query.get(WAY) === INPUTS ? INPUTS : 'applications';

/** Returns the query with another direction and without selection, which is invalid in the other direction. */
export function withDiagramWay(query: URLSearchParams, way: 'applications' | 'inputs'): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(PATH);
  if (way === INPUTS) next.set(WAY, INPUTS);
  else next.delete(WAY);
  return next;
}

/** Returns the query with another selection, or with none. */
export function withDiagramPath(query: URLSearchParams, path: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  if (path.length > 0) next.set(PATH, path.join(BETWEEN));
  else next.delete(PATH);
  return next;
}

/** Returns a URL to share a selection in the diagram. @param here URL of the page. */
export function diagramLink(here: string, path: readonly string[]): string {
  const address = new URL(here);
  address.search = withDiagramPath(withDiagram(address.searchParams, true), path).toString();
  address.hash = '';
  return address.href;
}

/** True if a navigation changes only the diagram's query parameters. */
export const isWithinDiagram = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.href !== nextUrl.href && withoutDiagram(currentUrl) === withoutDiagram(nextUrl);

const withoutDiagram = ({ pathname, searchParams }: URL): string =>
  `${pathname}?${withDiagram(searchParams, false)}`;
