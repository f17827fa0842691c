import { useState } from 'react';
import { SiteSearch } from './SiteSearch';
import { hitPath, type SiteSearchCategory, searchPath } from './search-hit';
import { useRecentSearches } from './useRecentSearches';
import { useSearchHits } from './useSearchHits';

export interface SiteSearchContainerProps {
  /** Goes to a path of the host application. */
  onNavigate: (path: string) => void;
  /** Whose recent searches are offered: the member's id. Default: those of guests. */
  owner?: string | undefined;
  /** What the page shows the results of; the box begins with it. */
  initialText?: string;
  /** Default `products`. */
  initialCategory?: SiteSearchCategory;
}

/** The search box of every page; open to visitors. @see NAV-016 */
export function SiteSearchContainer({
  onNavigate,
  owner = 'guest',
  initialText = '',
  initialCategory = 'products',
}: SiteSearchContainerProps) {
  const [text, setText] = useState(initialText);
  const [category, setCategory] = useState(initialCategory);
  const { hits, status, retry } = useSearchHits(text, category);
  const { recent, add, remove, clear } = useRecentSearches(owner);
  const search = (sought: string, of: SiteSearchCategory) => {
    if (!sought.trim()) return;
    add({ text: sought, category: of });
    leave(searchPath({ text: sought, category: of }));
  };
  return (
    <SiteSearch
      text={text}
      onTextChange={setText}
      category={category}
      onCategoryChange={setCategory}
      hits={hits}
      status={status}
      onSelect={(hit) => {
        // What was found is worth finding again; the few letters that led to it are not.
        add({ text: hit._source.name, category: hit._index });
        setText('');
        leave(hitPath(hit));
      }}
      onSubmit={(sought) => search(sought, category)}
      onRetry={retry}
      recent={recent}
      onRecentSelect={(recentSearch) => {
        setText(recentSearch.text);
        setCategory(recentSearch.category);
        search(recentSearch.text, recentSearch.category);
      }}
      onRecentRemove={remove}
      onRecentClear={clear}
    />
  );

  // The page that opens has the focus; a masthead that folds its box away on phones does so then.
  function leave(path: string): void {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onNavigate(path);
  }
}
