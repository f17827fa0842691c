import {
  type SavedSearch,
  type SavedSearchDraft,
  savedSearchMutations,
  savedSearchQueries,
} from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { ALERT_FREQUENCIES, SITE_PATHS } from '@millrace/domain';
import { Button, Menu, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useEffect } from 'react';

export interface SaveSearchContainerProps {
  /** Search to save. A search without text and filters can't be saved and renders nothing. */
  search: SavedSearchDraft['search'];
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Saves a search, so that new matches are e-mailed; a saved one can be changed in frequency or deleted. */
export function SaveSearchContainer({ search, onSignInRequired }: SaveSearchContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const client = useApiClient();
  const mutations = savedSearchMutations(client);
  const saving = useSend(mutations.save());
  const changing = useSend(mutations.change());
  const removing = useSend(mutations.remove());
  const list = useQuery(savedSearchQueries(client).list());
  const failure = saving.failure ?? changing.failure ?? removing.failure;
  useEffect(() => {
    if (!failure) return;
    if (failure.status === 401 && onSignInRequired) onSignInRequired();
    else toasts.show({ text: failure.text ?? messages.format('saveSearch.failed'), tone: 'danger' });
  }, [failure, onSignInRequired, toasts, messages]);
  if (Object.keys(search).length < 2) return null;
  const saved = list.data?.find((known) => isSameSearch(known.search, search));
  if (!saved) {
    return (
      <Button
        size="small"
        icon={Bell}
        loading={saving.isSending}
        onClick={() =>
          void saving.send({ search }, () =>
            toasts.show({ text: messages.format('saveSearch.done'), tone: 'success' }),
          )
        }
      >
        {messages.format('saveSearch.save')}
      </Button>
    );
  }
  const { id } = saved;
  const items = [
    ...ALERT_FREQUENCIES.map((frequency) => ({
      id: frequency,
      name: messages.format(`saveSearch.${frequency}`),
      onAction: () =>
        void changing.send({ id, frequency }, () =>
          toasts.show({
            text: messages.format('saveSearch.changed', {
              frequency: messages.format(`saveSearch.${frequency}`),
            }),
            tone: 'success',
          }),
        ),
    })),
    {
      id: 'remove',
      name: messages.format('saveSearch.remove'),
      startsGroup: true,
      onAction: () =>
        void removing.send({ id }, () =>
          toasts.show({ text: messages.format('saveSearch.removed'), tone: 'success' }),
        ),
    },
    { id: 'manage', name: messages.format('saveSearch.manage'), href: SITE_PATHS.savedSearches },
  ];
  const label = messages.format('saveSearch.saved', {
    frequency: messages.format(`saveSearch.${saved.frequency}`),
  });
  return (
    <Menu
      label={label}
      items={items}
      renderTrigger={(trigger) => (
        <Button {...trigger} size="small" icon={BellRing}>
          {label}
        </Button>
      )}
    />
  );
}

/** True if two searches are equal, regardless of the order of their values. */
function isSameSearch(one: SavedSearch['search'], other: SavedSearch['search']): boolean {
  return canonical(one) === canonical(other);
}

const canonical = (search: SavedSearch['search']): string =>
  JSON.stringify(
    Object.entries(search)
      .filter(([, value]) => value !== undefined && value !== false && value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
