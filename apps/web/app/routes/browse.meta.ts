import type { SavedSearchDraft } from '@millrace/api-client';
import { SITE_PATHS } from '@millrace/domain';
import { brand, messages } from '../messages';
import { pageMetadata } from '../metadata';

export interface BrowsePage {
  /** The filters of the list, without its order. */
  search: SavedSearchDraft['search'] & { category: 'products' | 'companies' };
  /** Name of the filters; empty without any. */
  name: string;
  /** Address of the list by these filters. */
  path: string;
  /** True if it lists only what the viewer follows. */
  followed: boolean;
  /** The first entries of the list. */
  items: readonly { name: string; path: string }[];
  /** Number of entries of the whole list. */
  total: number;
  origin: string;
}

/**
 * Describes a list that readers filter. Search engines may list it whole and by any one filter. Combinations, searches
 * for a text, lists of what one follows and empty lists are left out, as their number has no end.
 */
export function browseMeta({ search, name, path, followed, items, total, origin }: BrowsePage) {
  const { category, q = '', ...filters } = search;
  const canonical = new URL(path, origin).href;
  const indexed = Object.values(filters).flat().length <= 1 && q === '' && !followed && total > 0;
  const whole = messages.format(category === 'products' ? 'productList.title' : 'directory.title');
  const title = name === '' ? whole : `${name} · ${whole}`;
  const about = category === 'products' ? 'productList.about' : 'directory.about';
  const description =
    name === ''
      ? messages.format(about)
      : messages.format(`${about}Filtered`, { count: total, filter: name });
  const crumbs = [
    { name: brand, path: SITE_PATHS.home },
    { name: whole, path: SITE_PATHS[category] },
    ...(name === '' ? [] : [{ name, path }]),
  ];
  return pageMetadata({
    title: `${title} · ${brand}`,
    description,
    canonical,
    indexed,
    ...(indexed && {
      schema: {
        '@type': 'CollectionPage',
        name: title,
        description,
        url: canonical,
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map((crumb, at) => listItem(crumb, at, { asItem: true })),
        },
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: total,
          itemListElement: items.map((item, at) => listItem(item, at, { asItem: false })),
        },
      },
    }),
  });

  /** An entry of a list: crumbs name their address `item`, summaries of pages `url`. */
  function listItem(entry: { name: string; path: string }, at: number, { asItem }: { asItem: boolean }) {
    const address = new URL(entry.path, origin).href;
    return {
      '@type': 'ListItem',
      position: at + 1,
      name: entry.name,
      ...(asItem ? { item: address } : { url: address }),
    };
  }
}
