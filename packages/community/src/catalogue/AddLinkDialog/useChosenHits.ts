import type { SearchHit } from '@millrace/api-client';
import type { SaveStatus } from '@millrace/design-system';
import { useSearchHits } from '@millrace/design-system/connected';
import { useState } from 'react';

/** What was found and chosen for a dialog; what is chosen is cleared once it was added. @see PROD-051 */
export function useChosenHits(scope: 'companies' | 'products') {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly SearchHit[]>([]);
  const { hits, status } = useSearchHits(
    text,
    scope,
    scope === 'companies' ? 'supplierCompany' : 'productLink',
  );
  return {
    search: { text, onTextChange: setText, hits, status },
    chosen,
    onChosenChange: setChosen,
    clear: () => {
      setText('');
      setChosen([]);
    },
  };
}

/** Ids of what is chosen. */
export const hitIds = (chosen: readonly SearchHit[]): string[] => chosen.map(({ _source }) => _source.id);

/** Returns the saving state for a dialog. */
export const savingState = ({
  status,
  failure,
}: {
  status: SaveStatus;
  failure: { text: string | null; fields: Readonly<Record<string, string>> } | null;
}) => ({ status, failure: failure && { text: failure.text, fields: failure.fields } });
