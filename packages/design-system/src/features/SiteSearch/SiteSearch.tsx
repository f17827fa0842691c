import type { SearchHit } from '@millrace/api-client';
import { useMessages } from '../../messages/MessagesContext';
import { Art } from '../../primitives/Art';
import { SearchField } from '../../primitives/SearchField';
import { hitArt, type SiteSearchCategory } from './search-hit';

export interface SiteSearchProps {
  text: string;
  onTextChange: (text: string) => void;
  category: SiteSearchCategory;
  onCategoryChange: (category: SiteSearchCategory) => void;
  hits: readonly SearchHit[];
  /** `idle` while fewer than three characters are typed. @see NAV-013 */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  onSelect: (hit: SearchHit) => void;
  onSubmit: (text: string) => void;
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
}: SiteSearchProps) {
  const messages = useMessages();
  return (
    <SearchField
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
      status={status}
      items={hits.map((hit) => ({
        id: hit._id,
        name: hitName(hit),
        detail: messages.format(hit._index === 'products' ? 'siteSearch.product' : 'siteSearch.company'),
        art: <Art {...hitArt(hit)} />,
      }))}
      onSelect={(item) => {
        const hit = hits.find(({ _id }) => _id === item.id);
        if (hit) onSelect(hit);
      }}
      onSubmit={onSubmit}
    />
  );

  /** @see NAV-014 */
  function hitName({ _index, _source: { name, country } }: SearchHit): string {
    return _index === 'companies' && country
      ? messages.format('siteSearch.companyName', { name, country })
      : name;
  }
}
