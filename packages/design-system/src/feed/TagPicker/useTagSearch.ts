import { useMemo, useState } from 'react';
import { type SearchScope, useSearchHits } from '../../shell/SiteSearch';
import type { TagPickerProps } from './TagPicker';

/**
 * Searches for tags from five characters on; shorter queries match full names only.
 *
 * @param scope Default: products and companies.
 * @see FEED-043, DIFF-019
 */
export function useTagSearch(
  scope: SearchScope = 'productsAndCompanies',
): Pick<TagPickerProps, 'text' | 'onTextChange' | 'search'> {
  const [text, setText] = useState('');
  const { hits, status } = useSearchHits(text, scope, 'tag');
  const search = useMemo(() => ({ hits, status }), [hits, status]);
  return { text, onTextChange: setText, search };
}
