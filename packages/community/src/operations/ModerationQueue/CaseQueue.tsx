import type { ListState } from '@millrace/design-system';
import { ListBody, ListFoot } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import { type HeadingLevel, SectionHead, TabNav } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { list, root } from './CaseQueue.css';

/** Moderation queues, each with a page of its own; the keys are message names. */
const QUEUES = {
  moderation: SITE_PATHS.moderation,
  linkCases: SITE_PATHS.moderationCompanies,
  duplicates: SITE_PATHS.moderationDuplicates,
} as const;

const QUEUE_NAMES = ['moderation', 'linkCases', 'duplicates'] as const satisfies (keyof typeof QUEUES)[];

/** Filter of a queue. */
export type CaseStatus = 'open' | 'closed';

/** Props common to all queues. */
export interface CaseListProps<Case> {
  status: CaseStatus;
  state: ListState<Case>;
  /** Heading level; 1 for the page's heading. Default 2. */
  headingLevel?: HeadingLevel;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

export interface CaseQueueProps<Case> extends CaseListProps<Case> {
  'data-component': string;
  queue: keyof typeof QUEUES;
  expectedRows: number;
  art: 'avatar' | 'none';
  renderCase: (one: Case) => ReactNode;
  /** Dialog of the pending decision. */
  children?: ReactNode;
}

/** Moderation queue: open cases, oldest first, or closed ones; and links to the other queues. */
export function CaseQueue<Case>({
  'data-component': component,
  queue,
  status,
  state,
  headingLevel = 2,
  expectedRows,
  art,
  renderCase,
  onLoadMore,
  onRetry,
  children,
}: CaseQueueProps<Case>) {
  const messages = useMessages();
  const isOpen = status === 'open';
  const href = QUEUES[queue];
  const others = QUEUE_NAMES.filter((name) => name !== queue).map((name) => ({
    href: QUEUES[name],
    name: messages.format(`${name}.title`),
    current: false,
  }));
  return (
    <section aria-labelledby={queue} data-component={component} className={root}>
      <SectionHead
        title={messages.format(`${queue}.title`)}
        titleId={queue}
        level={headingLevel}
        fact={state.status === 'ready' ? messages.number(state.total) : undefined}
      />
      <TabNav
        label={messages.format(`${queue}.tabs`)}
        items={[
          { href, name: messages.format('moderation.open'), current: isOpen },
          { href: `${href}?status=closed`, name: messages.format('moderation.closed'), current: !isOpen },
          ...others,
        ]}
      />
      <ListBody
        state={state}
        expectedRows={expectedRows}
        art={art}
        empty={messages.format(isOpen ? 'moderation.emptyOpen' : 'moderation.emptyClosed')}
        emptyHint={messages.format(isOpen ? `${queue}.emptyOpenHint` : `${queue}.emptyClosedHint`)}
        onRetry={onRetry}
      >
        {({ rows, total, more }) => (
          <>
            <ul className={list}>{rows.map(renderCase)}</ul>
            {rows.length < total && (
              <ListFoot
                shown={rows.length}
                total={total}
                more={more}
                label={messages.format(`${queue}.loadMore`)}
                onLoadMore={onLoadMore}
              />
            )}
          </>
        )}
      </ListBody>
      {children}
    </section>
  );
}
