import type { SavedSearch } from '@millrace/api-client';
import { searchPath } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';

/**
 * Returns the address of a saved search's results; null for filters of events and posts, which have no page.
 * `readProductFilter` and `readCompanyFilter` parse the addresses of products and companies.
 */
export function savedSearchHref({ category, ...filters }: SavedSearch['search']): string | null {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== '' && one !== false) params.append(name, String(one));
    }
  }
  if (category === 'products' || category === 'companies') {
    return params.size === 0 ? SITE_PATHS[category] : `${SITE_PATHS[category]}?${params}`;
  }
  const text = params.get('q');
  return text !== null && params.size === 1 ? searchPath({ text, category }) : null;
}
