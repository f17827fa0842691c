import { useState } from 'react';
import { SiteSearch } from './SiteSearch';
import { hitPath, type SiteSearchCategory } from './search-hit';
import { useSearchHits } from './useSearchHits';

export interface SiteSearchContainerProps {
  /** Goes to a path of the host application. */
  onNavigate: (path: string) => void;
}

/** The search box of every page; open to visitors. @see NAV-016 */
export function SiteSearchContainer({ onNavigate }: SiteSearchContainerProps) {
  const [text, setText] = useState('');
  const [category, setCategory] = useState<SiteSearchCategory>('products');
  const { hits, status } = useSearchHits(text, category);
  return (
    <SiteSearch
      text={text}
      onTextChange={setText}
      category={category}
      onCategoryChange={setCategory}
      hits={hits}
      status={status}
      onSelect={(hit) => {
        setText('');
        leave(hitPath(hit));
      }}
      onSubmit={(sought) => {
        if (sought.trim()) leave(`/search?${new URLSearchParams({ q: sought.trim(), category })}`);
      }}
    />
  );

  // The page that opens has the focus; a masthead that folds its box away on phones does so then.
  function leave(path: string): void {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onNavigate(path);
  }
}
