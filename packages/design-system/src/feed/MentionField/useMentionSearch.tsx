import type { ComboBoxStatus } from '@millrace/ui';
import { Art, Avatar } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useMemo, useState } from 'react';
import { hitArt, usePeopleSearch, useSearchHits } from '../../shell/SiteSearch';
import { mentionFieldMessages } from './MentionField.messages';
import type { MentionCandidate } from './useMentions';

/** Maximum number of hits of each kind in the list. */
const PEOPLE_MAX = 4;
const PLACES_MAX = 6;

/**
 * Searches people, products and companies for the text after "@", from three characters on; shorter queries match full
 * names of the catalogue only. People come first, connections on top. If one search fails, the hits of the other stay.
 *
 * @see FEED-022, FEED-023, GAP-072
 */
export function useMentionSearch(): {
  candidates: readonly MentionCandidate[];
  status: ComboBoxStatus;
  onQueryChange: (query: string) => void;
} {
  const messages = useMessages(mentionFieldMessages);
  const [query, setQuery] = useState('');
  const people = usePeopleSearch(query, 'mention');
  const places = useSearchHits(query, 'productsAndCompanies', 'mention');
  const candidates = useMemo<MentionCandidate[]>(
    () => [
      ...people.hits.slice(0, PEOPLE_MAX).map(({ id, name, image, company }) => ({
        kind: 'person' as const,
        id,
        name,
        detail: company,
        art: <Avatar name={name} src={image} size="tiny" />,
      })),
      ...places.hits.slice(0, PLACES_MAX).map((hit) => ({
        kind: hit.kind,
        id: hit.id,
        name: hit.name,
        matched: hit.matched,
        detail: messages.format(hit.kind === 'product' ? 'mentionField.product' : 'mentionField.company'),
        art: <Art {...hitArt(hit)} />,
      })),
    ],
    [people.hits, places.hits, messages],
  );
  return { candidates, status: together(people.status, places.status), onQueryChange: setQuery };
}

function together(one: ComboBoxStatus, other: ComboBoxStatus): ComboBoxStatus {
  if (one === 'loading' || other === 'loading') return 'loading';
  return one === 'failed' ? other : one;
}
