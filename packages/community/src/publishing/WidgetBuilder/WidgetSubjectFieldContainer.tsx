import { eventQueries } from '@millrace/api-client';
import { CatalogueFieldContainer, useApiClient } from '@millrace/design-system/connected';
import { canSearch, searchText } from '@millrace/domain';
import { ComboBox } from '@millrace/ui';
import { useDebouncedValue } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

export interface WidgetSubjectFieldContainerProps {
  kind: 'product' | 'company' | 'event';
  label: string;
  /** The name of what is chosen; null while nothing is. */
  name: string | null;
  onSelect: (id: string) => void;
}

/** Finds a product, a company or an event by its name while one types. What is chosen stands there until one does. */
export function WidgetSubjectFieldContainer({
  kind,
  label,
  name,
  onSelect,
}: WidgetSubjectFieldContainerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const handleSelect = (id: string) => {
    setTyped(null);
    onSelect(id);
  };
  const field = { label, onTextChange: setTyped, chosen: typed === null };
  const text = typed ?? name ?? '';
  if (kind === 'event') return <EventField {...field} text={text} onSelect={handleSelect} />;
  return (
    <CatalogueFieldContainer
      {...field}
      text={text}
      scope={kind === 'product' ? 'products' : 'companies'}
      place="site"
      onSelect={({ _id }) => handleSelect(_id)}
    />
  );
}

interface EventFieldProps {
  label: string;
  text: string;
  onTextChange: (text: string) => void;
  /** True if the text is the name of what is chosen: there is nothing to search. */
  chosen: boolean;
  onSelect: (id: string) => void;
}

/** Events that have not ended, by name and place. */
function EventField({ label, text, onTextChange, chosen, onSelect }: EventFieldProps) {
  const messages = useMessages();
  const client = useApiClient();
  const sought = chosen ? '' : searchText(text);
  const debounced = useDebouncedValue(sought);
  const query = useInfiniteQuery({
    ...eventQueries(client).list({ text: debounced, limit: 10 }),
    enabled: canSearch('site', debounced),
    placeholderData: keepPreviousData,
  });
  const isLoading = debounced !== sought || query.isPending;
  return (
    <ComboBox
      label={label}
      hint={messages.format('catalogueField.hint', { count: 3 })}
      inputValue={text}
      onInputValueChange={onTextChange}
      status={
        !canSearch('site', sought) ? 'idle' : query.isError ? 'failed' : isLoading ? 'loading' : 'ready'
      }
      items={(query.data?.items ?? []).map(({ id, eventName, location }) => ({
        id,
        name: eventName,
        detail: location,
      }))}
      onSelect={({ id }) => onSelect(id)}
    />
  );
}
