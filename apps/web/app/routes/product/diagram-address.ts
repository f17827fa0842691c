/** Whether the fullscreen diagram is open stands in the address, so that it can be sent to a colleague. */
const OPEN = 'diagram';
/** The ids of the products from below this one to the one that is selected, between dots. */
const PATH = 'path';
/** Names the way in which links are followed, where it is not that of applications. */
const WAY = 'way';
const INPUTS = 'inputs';
const BETWEEN = '.';

const NO_PATH: readonly string[] = [];

export const isDiagramOpen = (query: URLSearchParams): boolean => query.get(OPEN) === 'open';

/** The place in the diagram that the address names; empty without one. */
export const diagramPath = (query: URLSearchParams): readonly string[] =>
  query.get(PATH)?.split(BETWEEN).filter(Boolean) ?? NO_PATH;

/** The same address with the diagram open, or closed; a place is named in an open one alone. */
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

/** Returns the way in which the address follows links. */
export const diagramWay = (query: URLSearchParams): 'applications' | 'inputs' =>
  query.get(WAY) === INPUTS ? INPUTS : 'applications';

/** Returns the same address with another way; a place in the one before is none in this. */
export function withDiagramWay(query: URLSearchParams, way: 'applications' | 'inputs'): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(PATH);
  if (way === INPUTS) next.set(WAY, INPUTS);
  else next.delete(WAY);
  return next;
}

/** The same address with another place, or with none. */
export function withDiagramPath(query: URLSearchParams, path: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  if (path.length > 0) next.set(PATH, path.join(BETWEEN));
  else next.delete(PATH);
  return next;
}

/** What leads a colleague to a place in the diagram. @param here The address of the page. */
export function diagramLink(here: string, path: readonly string[]): string {
  const address = new URL(here);
  address.search = withDiagramPath(withDiagram(address.searchParams, true), path).toString();
  address.hash = '';
  return address.href;
}

/** For a route's `shouldRevalidate`: skips revalidation when only the login dialog opens or closes. */
export const isWithinDiagram = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.href !== nextUrl.href && withoutDiagram(currentUrl) === withoutDiagram(nextUrl);

const withoutDiagram = ({ pathname, searchParams }: URL): string =>
  `${pathname}?${withDiagram(searchParams, false)}`;
