import type { SavedSearch } from '@millrace/api-client';
import { SITE_PATHS } from '@millrace/domain';

/** The pages that read a search from their address, by `readProductFilter` and `readCompanyFilter`. */
const PAGES: Partial<Record<SavedSearch['search']['category'], string>> = {
  products: SITE_PATHS.products,
  companies: SITE_PATHS.companies,
};

/** Returns the address of the list that a search filters; null where no page has such a list. */
export function savedSearchHref({ category, ...filters }: SavedSearch['search']): string | null {
  const path = PAGES[category];
  if (path === undefined) return null;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== '' && one !== false) params.append(name, String(one));
    }
  }
  return params.size === 0 ? path : `${path}?${params}`;
}
