import { useMemo, useState } from 'react';
import { useSearchHits } from '../SiteSearch';
import type { TagPickerProps } from './TagPicker';

/** Searches products and companies for tags, from five characters on. @see FEED-043, DIFF-019 */
export function useTagSearch(): Pick<TagPickerProps, 'text' | 'onTextChange' | 'search'> {
  const [text, setText] = useState('');
  const { hits, status } = useSearchHits(text, 'productsAndCompanies', 'tag');
  const search = useMemo(() => ({ hits, status }), [hits, status]);
  return { text, onTextChange: setText, search };
}
