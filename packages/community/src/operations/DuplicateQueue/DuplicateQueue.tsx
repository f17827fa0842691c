import type { DuplicateCase, DuplicateDecision } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody, ListFoot } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import type { HeadingLevel } from '@millrace/ui';
import { SectionHead, TabNav } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type DecidingState, DecisionDialog } from '../CompanyLinkQueue';
import { DuplicateItem } from './DuplicateItem';
import { list, root } from './DuplicateQueue.css';

/** What is about to be decided. */
export interface AskedDuplicate {
  one: DuplicateCase;
  decision: DuplicateDecision;
}

export interface DuplicateQueueProps {
  status: 'open' | 'closed';
  state: ListState<DuplicateCase>;
  /** Rank of its heading in the outline; 1 where it is the page's. Default 2. */
  headingLevel?: HeadingLevel;
  /** What is about to be decided; null is nothing. */
  asked: AskedDuplicate | null;
  onAskedChange: (asked: AskedDuplicate | null) => void;
  deciding: DecidingState;
  onDecide: (note: string) => void;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** For moderators: which products and companies are in the catalogue twice. @see GAP-088 */
export function DuplicateQueue({
  status,
  state,
  headingLevel = 2,
  asked,
  onAskedChange,
  deciding,
  onDecide,
  onLoadMore,
  onRetry,
}: DuplicateQueueProps) {
  const messages = useMessages();
  const isOpen = status === 'open';
  const href = SITE_PATHS.moderationDuplicates;
  return (
    <section aria-labelledby="duplicates" data-component="DuplicateQueue" className={root}>
      <SectionHead
        title={messages.format('duplicates.title')}
        titleId="duplicates"
        level={headingLevel}
        fact={state.status === 'ready' ? messages.number(state.total) : undefined}
      />
      <TabNav
        label={messages.format('duplicates.tabs')}
        items={[
          { href, name: messages.format('duplicates.open'), current: isOpen },
          { href: `${href}?status=closed`, name: messages.format('duplicates.closed'), current: !isOpen },
          { href: SITE_PATHS.moderation, name: messages.format('duplicates.reports'), current: false },
          {
            href: SITE_PATHS.moderationCompanies,
            name: messages.format('duplicates.companies'),
            current: false,
          },
        ]}
      />
      <ListBody
        state={state}
        expectedRows={3}
        art="none"
        empty={messages.format(isOpen ? 'duplicates.emptyOpen' : 'duplicates.emptyClosed')}
        emptyHint={messages.format(isOpen ? 'duplicates.emptyOpenHint' : 'duplicates.emptyClosedHint')}
        onRetry={onRetry}
      >
        {({ rows, total, more }) => (
          <>
            <ul className={list}>
              {rows.map((one) => (
                <DuplicateItem
                  key={one.id}
                  one={one}
                  onAsk={(decision) => onAskedChange({ one, decision })}
                />
              ))}
            </ul>
            {rows.length < total && (
              <ListFoot
                shown={rows.length}
                total={total}
                more={more}
                label={messages.format('duplicates.loadMore')}
                onLoadMore={onLoadMore}
              />
            )}
          </>
        )}
      </ListBody>
      {asked && (
        <DecisionDialog
          title={messages.format('duplicates.ask', named(asked))}
          what={messages.format(`duplicates.${asked.decision}Hint`, named(asked))}
          action={messages.format(`duplicates.${asked.decision}`, named(asked))}
          state={deciding}
          onDecide={onDecide}
          onClose={() => onAskedChange(null)}
        />
      )}
    </section>
  );
}

const named = ({ one, decision }: AskedDuplicate) => ({
  decision,
  name: one.subject.name,
  other: one.other.name,
});
