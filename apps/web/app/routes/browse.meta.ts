import type { SavedSearchDraft } from '@millrace/api-client';
import { SITE_PATHS } from '@millrace/domain';
import { brand, messages } from '../messages';
import { pageMetadata } from '../metadata';

export interface BrowsePage {
  /** Filters of the list, without its sort order. */
  search: SavedSearchDraft['search'] & { category: 'products' | 'companies' };
  /** Name of the filters; empty without any. */
  name: string;
  /** URL of the filtered list. */
  path: string;
  /** True if the list contains only entries that the viewer follows. */
  followed: boolean;
  /** First entries of the list. */
  items: readonly { name: string; path: string }[];
  /** Total number of entries. */
  total: number;
  origin: string;
}

/**
 * Returns the metadata of a filtered list. Only the unfiltered list and single filters are indexed: combinations,
 * searches, followed entries and empty lists are not, as their number is unlimited.
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

  /** Converts an entry for schema.org: breadcrumbs name the URL `item`, summaries of pages `url`. */
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
