import { countryIn } from '@millrace/domain';
import type { ComboBoxAction, ComboBoxItem } from '@millrace/ui';
import { Art, Icon, SearchField, type SearchFieldProps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { History, RotateCw, Search, Trash2 } from 'lucide-react';
import type { RecentSearch } from './recent-searches';
import { recentSign } from './SiteSearch.css';
import { siteSearchMessages } from './SiteSearch.messages';
import { hitArt, type SearchHit, type SiteSearchCategory } from './search-hit';

export interface SiteSearchProps
  extends Omit<
    SearchFieldProps<SiteSearchCategory>,
    | 'label'
    | 'placeholder'
    | 'categories'
    | 'category'
    | 'onCategoryChange'
    | 'items'
    | 'status'
    | 'action'
    | 'heading'
    | 'opensEmpty'
    | 'inputValue'
    | 'onInputValueChange'
    | 'onSelect'
    | 'onSubmit'
  > {
  text: string;
  onTextChange: (text: string) => void;
  category: SiteSearchCategory;
  onCategoryChange: (category: SiteSearchCategory) => void;
  hits: readonly SearchHit[];
  /** `idle` while fewer than three characters are typed. @see NAV-013 */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  onSelect: (hit: SearchHit) => void;
  /** Enter, the button, or "See all results". */
  onSubmit: (text: string) => void;
  /** Searches once more, after a failure. */
  onRetry?: (() => void) | undefined;
  /** Searches made before, newest first; offered before anything is typed. Default: none. */
  recent?: readonly RecentSearch[];
  onRecentSelect?: ((search: RecentSearch) => void) | undefined;
  onRecentRemove?: ((search: RecentSearch) => void) | undefined;
  onRecentClear?: (() => void) | undefined;
}

/** Finds products and companies while typing. @see NAV-012 to NAV-016 */
export function SiteSearch({
  text,
  onTextChange,
  category,
  onCategoryChange,
  hits,
  status,
  onSelect,
  onSubmit,
  onRetry,
  recent = [],
  onRecentSelect,
  onRecentRemove,
  onRecentClear,
  ...rest
}: SiteSearchProps) {
  const messages = useMessages(siteSearchMessages);
  const offersRecent = text === '' && recent.length > 0;
  const handleSelect = ({ id }: ComboBoxItem) => {
    const hit = hits.find((one) => one.id === id);
    const search = recent.find((one) => recentId(one) === id);
    if (offersRecent && search) onRecentSelect?.(search);
    else if (hit) onSelect(hit);
  };
  return (
    <SearchField
      {...rest}
      label={messages.format('siteSearch.label')}
      placeholder={messages.format(`siteSearch.placeholder.${category}`)}
      categories={[
        { value: 'products', label: messages.format('siteSearch.byProduct') },
        { value: 'companies', label: messages.format('siteSearch.byCompany') },
      ]}
      category={category}
      onCategoryChange={onCategoryChange}
      inputValue={text}
      onInputValueChange={onTextChange}
      onSelect={handleSelect}
      onSubmit={onSubmit}
      opensEmpty={offersRecent}
      {...(offersRecent
        ? {
            status: 'ready' as const,
            items: recent.map(recentItem),
            heading: messages.format('siteSearch.recent'),
          }
        : { status, items: hits.map(hitItem) })}
      action={action()}
    />
  );

  function hitItem(hit: SearchHit): ComboBoxItem {
    const kind = hit.kind === 'product' ? 'siteSearch.product' : 'siteSearch.company';
    return {
      id: hit.id,
      name: hitName(hit),
      detail: messages.format(kind),
      art: <Art {...hitArt(hit)} />,
    };
  }

  function recentItem(search: RecentSearch): ComboBoxItem {
    return {
      id: recentId(search),
      name: search.text,
      detail: messages.format(search.category === 'products' ? 'siteSearch.product' : 'siteSearch.company'),
      art: <Icon icon={History} className={recentSign} />,
      ...(onRecentRemove && { onRemove: () => onRecentRemove(search) }),
    };
  }

  /** @see NAV-014 */
  function hitName({ kind, name, country }: SearchHit): string {
    return kind === 'company' && country
      ? messages.format('siteSearch.companyName', { name, country: countryIn(country, messages.locale) })
      : name;
  }

  function action(): ComboBoxAction | undefined {
    if (offersRecent) {
      return (
        onRecentClear && {
          label: messages.format('siteSearch.clearRecent'),
          icon: Trash2,
          onAction: onRecentClear,
        }
      );
    }
    if (status === 'failed') {
      return (
        onRetry && {
          label: messages.format('siteSearch.retry'),
          icon: RotateCw,
          onAction: onRetry,
          keepsOpen: true,
        }
      );
    }
    if (status !== 'ready' || hits.length === 0) return undefined;
    return {
      label: messages.format('siteSearch.seeAll', { text: text.trim() }),
      icon: Search,
      onAction: () => onSubmit(text),
    };
  }
}

/** No id of a hit holds this character. */
const recentId = ({ text, category }: RecentSearch) => `recent\u0000${category}\u0000${text}`;
