import type { FeedFilter } from '@millrace/api-client';
import { FEED_REASONS, SECTORS } from '@millrace/domain';
import { Button, Icon, Menu, TabNav } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ChevronDown } from 'lucide-react';
import { row, tabs } from './FeedFilters.css';

export interface FeedFiltersProps {
  /** Filter from the address. */
  filter: FeedFilter;
  /** Path of the feed without a filter. */
  path: string;
}

/** Filters the feed by reason and sector; each option is a link. */
export function FeedFilters({ filter, path }: FeedFiltersProps) {
  const messages = useMessages();
  const { from, sector } = filter;
  const label = messages.format(sector ? `sector.${sector}` : 'feedFilters.sector');
  return (
    <div data-component="FeedFilters" className={row}>
      <TabNav
        label={messages.format('feedFilters.label')}
        className={tabs}
        items={[undefined, ...FEED_REASONS].map((reason) => ({
          href: feedFilterPath(path, { from: reason, sector }),
          name: messages.format(`feedFilters.${reason ?? 'all'}`),
          current: from === reason,
        }))}
      />
      <Menu
        label={label}
        items={[undefined, ...SECTORS.map(({ key }) => key)].map((each) => ({
          id: each ?? 'all',
          name: messages.format(each ? `sector.${each}` : 'feedFilters.anySector'),
          href: feedFilterPath(path, { from, sector: each }),
        }))}
        renderTrigger={(trigger) => (
          <Button {...trigger} tone="quiet" size="small">
            {label}
            <Icon icon={ChevronDown} size="small" />
          </Button>
        )}
      />
    </div>
  );
}

/** Returns the address of a feed with a filter. */
export function feedFilterPath(path: string, { from, sector }: FeedFilter): string {
  const query = new URLSearchParams({ ...(from && { from }), ...(sector && { sector }) }).toString();
  return query === '' ? path : `${path}?${query}`;
}
