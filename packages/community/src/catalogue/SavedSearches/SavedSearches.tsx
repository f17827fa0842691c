import type { SavedSearch } from '@millrace/api-client';
import { ListBody, type ListState } from '@millrace/design-system';
import { ALERT_FREQUENCIES, type AlertFrequency, SITE_PATHS } from '@millrace/domain';
import { Button, Link, SectionHead, SelectField, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useId, useState } from 'react';
import { rowTools, ruledList } from '../../styles/ruled-list.css';
import * as css from './SavedSearches.css';
import { savedSearchHref } from './search-href';
import { savedSearchName } from './search-name';

export interface SavedSearchesProps {
  /** Newest first. */
  state: ListState<SavedSearch>;
  /** Number of the section on its page. */
  number?: number;
  /** Changes the e-mail frequency of a search. The selection is shown until this settles, then the saved value. */
  onFrequencyChange: (search: SavedSearch, frequency: AlertFrequency) => Promise<void>;
  /** Deletes a search; the host offers an undo. */
  onDelete: (search: SavedSearch) => void;
  onRetry?: (() => void) | undefined;
}

/** Lists the saved searches: link, e-mail frequency and delete button. */
export function SavedSearches({ state, number, onFrequencyChange, onDelete, onRetry }: SavedSearchesProps) {
  const messages = useMessages();
  const titleId = useId();
  return (
    <section
      id="saved-searches"
      aria-labelledby={titleId}
      data-component="SavedSearches"
      data-state={state.status}
      className={css.root}
    >
      <SectionHead
        {...(number !== undefined && { number })}
        title={messages.format('savedSearches.title')}
        titleId={titleId}
      />
      <div className={css.body}>
        <Text as="p" tone="secondary">
          {messages.format('savedSearches.hint')}
        </Text>
        <ListBody
          state={state}
          expectedRows={2}
          art="none"
          empty={messages.format('savedSearches.empty')}
          emptyHint={messages.format('savedSearches.emptyHint')}
          emptyAction={<Link href={SITE_PATHS.products}>{messages.format('savedSearches.browse')}</Link>}
          onRetry={onRetry}
        >
          {({ rows }) => (
            <ul className={ruledList}>
              {rows.map((saved) => (
                <SavedSearchRow
                  key={saved.id}
                  saved={saved}
                  onFrequencyChange={(frequency) => onFrequencyChange(saved, frequency)}
                  onDelete={() => {
                    // Deleting unmounts the focused button with its row.
                    document.getElementById(titleId)?.focus();
                    onDelete(saved);
                  }}
                />
              ))}
            </ul>
          )}
        </ListBody>
      </div>
    </section>
  );
}

interface SavedSearchRowProps {
  saved: SavedSearch;
  onFrequencyChange: (frequency: AlertFrequency) => Promise<void>;
  onDelete: () => void;
}

function SavedSearchRow({ saved, onFrequencyChange, onDelete }: SavedSearchRowProps) {
  const messages = useMessages();
  // Optimistic selection, not saved yet.
  const [chosen, setChosen] = useState<AlertFrequency | null>(null);
  const { search, frequency, matches, added } = saved;
  const name = savedSearchName(search, messages);
  const href = savedSearchHref(search);
  const handleChange = async (next: AlertFrequency) => {
    setChosen(next);
    await onFrequencyChange(next);
    // A later selection may be pending.
    setChosen((current) => (current === next ? null : current));
  };
  return (
    <li className={css.row} data-part="search">
      <div className={css.text}>
        {/* In the reader's language, so it has the text direction of the page. */}
        {href === null ? (
          name
        ) : (
          <Link variant="name" href={href}>
            {name}
          </Link>
        )}
        <div className={css.facts} data-part="facts">
          {messages.format(`savedSearches.${search.category}`)}
          {' · '}
          {messages.format('savedSearches.matches', {
            count: matches,
            date: messages.date(added, { dateStyle: 'medium' }),
          })}
        </div>
      </div>
      <div className={rowTools}>
        <SelectField
          layout="line"
          label={messages.format('savedSearches.email')}
          aria-label={messages.format('savedSearches.emailOf', { name })}
          options={ALERT_FREQUENCIES.map((value) => ({
            value,
            label: messages.format(`saveSearch.${value}`),
          }))}
          value={chosen ?? frequency}
          onValueChange={(next) => void handleChange(next)}
        />
        <Button
          size="small"
          aria-label={messages.format('savedSearches.deleteOf', { name })}
          onClick={onDelete}
        >
          {messages.format('savedSearches.delete')}
        </Button>
      </div>
    </li>
  );
}
