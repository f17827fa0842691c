import { EMBED_SOURCE_PARAMETER, writeEmbedSource } from '@millrace/domain';
import type { TreeElement } from '../shared/payload';

/** Widget: its element, and the id in the page's attribute. */
interface Source {
  element: string;
  id: string;
}

/** Adds the widget to each link to our site, so that our page can attribute the visit without a script or cookie. */
export function markLinks(tree: TreeElement, webUrl: string, source: Source): TreeElement {
  const [tag, flat, ...children] = tree;
  const at = tag === 'a' ? flat.indexOf('href') + 1 : 0;
  const href = flat[at] ?? '';
  const attributes = at > 0 && href.startsWith(`${webUrl}/`) ? flat.with(at, marked(href, source)) : flat;
  return [
    tag,
    attributes,
    ...children.map((child) => (typeof child === 'string' ? child : markLinks(child, webUrl, source))),
  ];
}

function marked(href: string, source: Source): string {
  const address = new URL(href);
  address.searchParams.set(EMBED_SOURCE_PARAMETER, writeEmbedSource(source, address.pathname));
  return address.href;
}
