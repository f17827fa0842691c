import { countryIn } from '@millrace/domain';
import type { ComboBoxAction, ComboBoxItem } from '@millrace/ui';
import { Art, Avatar, Icon, SearchField, type SearchFieldProps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { CalendarDays, FileText, History, RotateCw, Search, Trash2 } from 'lucide-react';
import type { RecentSearch } from './recent-searches';
import { face, sign } from './SiteSearch.css';
import { siteSearchMessages } from './SiteSearch.messages';
import { hitArt, isOfCatalogue, type SiteSearchCategory, type SuggestedHit } from './search-hit';

/** A page of the site, such as a section of the settings. */
export interface SitePageHit {
  title: string;
  path: string;
}

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
  /** Hits, those in the category first. */
  hits: readonly SuggestedHit[];
  /** Status of the search; `idle` below three characters without an exact match. @see NAV-013 */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  onSelect: (hit: SuggestedHit) => void;
  /** Called on Enter, the button, or "See all results". */
  onSubmit: (text: string) => void;
  /** Called to retry a failed search. */
  onRetry?: (() => void) | undefined;
  /** Recent searches, newest first; shown while the field is empty. Default: none. */
  recent?: readonly RecentSearch[];
  onRecentSelect?: ((search: RecentSearch) => void) | undefined;
  onRecentRemove?: ((search: RecentSearch) => void) | undefined;
  onRecentClear?: (() => void) | undefined;
  /** Products with the most followers; shown below the recent searches. Default: none. */
  popular?: readonly SuggestedHit[];
  /** Pages of the site that match the text; shown below the hits. Default: none. */
  pages?: readonly SitePageHit[];
  onPageSelect?: ((page: SitePageHit) => void) | undefined;
}

/** Search box with suggestions of products, companies and more. @see NAV-012 to NAV-016 */
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
  popular = [],
  pages = [],
  onPageSelect,
  ...rest
}: SiteSearchProps) {
  const messages = useMessages(siteSearchMessages);
  const isEmpty = text === '';
  const offered = isEmpty
    ? [...recent.map(recentItem), ...popular.map(popularItem)]
    : [...hits.map(hitItem), ...pages.map(pageItem)];
  const handleSelect = ({ id }: ComboBoxItem) => {
    const search = recent.find((one) => recentId(one) === id);
    const hit = (isEmpty ? popular : hits).find((one) => one.id === id);
    const page = isEmpty ? undefined : pages.find((one) => pageId(one) === id);
    if (isEmpty && search) onRecentSelect?.(search);
    else if (page) onPageSelect?.(page);
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
      opensEmpty
      items={offered}
      status={shownStatus()}
      action={action()}
    />
  );

  /** Pages are found locally, so they are shown even while the catalogue is not searched. */
  function shownStatus(): SiteSearchProps['status'] {
    if (isEmpty) return offered.length > 0 ? 'ready' : 'idle';
    return status === 'idle' && pages.length > 0 ? 'ready' : status;
  }

  function pageItem(page: SitePageHit): ComboBoxItem {
    return {
      id: pageId(page),
      name: page.title,
      art: <Icon icon={FileText} className={sign} />,
      section: messages.format('siteSearch.pages'),
    };
  }

  function hitItem(hit: SuggestedHit): ComboBoxItem {
    return {
      id: hit.id,
      name: hitName(hit),
      detail: messages.format(`siteSearch.${hit.kind}`),
      art: <HitSign hit={hit} />,
      ...(hit.matched !== undefined && { matched: hit.matched }),
    };
  }

  function popularItem(hit: SuggestedHit): ComboBoxItem {
    return { ...hitItem(hit), section: messages.format('siteSearch.popular') };
  }

  function recentItem(search: RecentSearch): ComboBoxItem {
    return {
      id: recentId(search),
      name: search.text,
      detail: messages.format(search.category === 'products' ? 'siteSearch.product' : 'siteSearch.company'),
      art: <Icon icon={History} className={sign} />,
      section: messages.format('siteSearch.recent'),
      ...(onRecentRemove && { onRemove: () => onRecentRemove(search) }),
    };
  }

  /** @see NAV-014 */
  function hitName({ kind, name, country }: SuggestedHit): string {
    return kind === 'company' && country
      ? messages.format('siteSearch.companyName', { name, country: countryIn(country, messages.locale) })
      : name;
  }

  function action(): ComboBoxAction | undefined {
    if (isEmpty) {
      if (!onRecentClear || recent.length === 0) return undefined;
      return { label: messages.format('siteSearch.clearRecent'), icon: Trash2, onAction: onRecentClear };
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

function HitSign({ hit }: { hit: SuggestedHit }) {
  if (isOfCatalogue(hit)) return <Art {...hitArt(hit)} />;
  if (hit.kind === 'event') return <Icon icon={CalendarDays} className={sign} />;
  return (
    <span className={face}>
      <Avatar name={hit.name} src={hit.image} size="tiny" />
    </span>
  );
}

const pageId = ({ path }: SitePageHit) => `page\u0000${path}`;

/** The NUL character cannot occur in the id of a hit. */
const recentId = ({ text, category }: RecentSearch) => `recent\u0000${category}\u0000${text}`;
