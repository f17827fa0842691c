import type { LinkCase, LinkDecision } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody, ListFoot } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import type { HeadingLevel } from '@millrace/ui';
import { SectionHead, TabNav } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { list, root } from './CompanyLinkQueue.css';
import { type DecidingState, DecisionDialog } from './DecisionDialog';
import { LinkCaseItem } from './LinkCaseItem';

export interface CompanyLinkQueueProps {
  status: 'open' | 'closed';
  state: ListState<LinkCase>;
  /** Rank of its heading in the outline; 1 where it is the page's. Default 2. */
  headingLevel?: HeadingLevel;
  /** What is about to be decided; null is nothing. */
  asked: { one: LinkCase; decision: LinkDecision } | null;
  onAskedChange: (asked: { one: LinkCase; decision: LinkDecision } | null) => void;
  deciding: DecidingState;
  onDecide: (note: string) => void;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** For moderators: who asks to be verified at which company, and who objects to whom. @see GAP-089 */
export function CompanyLinkQueue({
  status,
  state,
  headingLevel = 2,
  asked,
  onAskedChange,
  deciding,
  onDecide,
  onLoadMore,
  onRetry,
}: CompanyLinkQueueProps) {
  const messages = useMessages();
  const isOpen = status === 'open';
  const href = SITE_PATHS.moderationCompanies;
  return (
    <section aria-labelledby="link-cases" data-component="CompanyLinkQueue" className={root}>
      <SectionHead
        title={messages.format('linkCases.title')}
        titleId="link-cases"
        level={headingLevel}
        fact={state.status === 'ready' ? messages.number(state.total) : undefined}
      />
      <TabNav
        label={messages.format('linkCases.tabs')}
        items={[
          { href, name: messages.format('linkCases.open'), current: isOpen },
          { href: `${href}?status=closed`, name: messages.format('linkCases.closed'), current: !isOpen },
          { href: SITE_PATHS.moderation, name: messages.format('linkCases.reports'), current: false },
          {
            href: SITE_PATHS.moderationDuplicates,
            name: messages.format('duplicates.title'),
            current: false,
          },
        ]}
      />
      <ListBody
        state={state}
        expectedRows={3}
        art="none"
        empty={messages.format(isOpen ? 'linkCases.emptyOpen' : 'linkCases.emptyClosed')}
        emptyHint={messages.format(isOpen ? 'linkCases.emptyOpenHint' : 'linkCases.emptyClosedHint')}
        onRetry={onRetry}
      >
        {({ rows, total, more }) => (
          <>
            <ul className={list}>
              {rows.map((one) => (
                <LinkCaseItem key={one.id} one={one} onAsk={(decision) => onAskedChange({ one, decision })} />
              ))}
            </ul>
            {rows.length < total && (
              <ListFoot
                shown={rows.length}
                total={total}
                more={more}
                label={messages.format('linkCases.loadMore')}
                onLoadMore={onLoadMore}
              />
            )}
          </>
        )}
      </ListBody>
      {asked && (
        <DecisionDialog
          title={messages.format('linkCases.ask', named(asked))}
          what={messages.format(`linkCases.${asked.decision}Hint`, named(asked))}
          action={messages.format(`linkCases.${asked.decision}`)}
          isDanger={asked.decision === 'end'}
          state={deciding}
          onDecide={onDecide}
          onClose={() => onAskedChange(null)}
        />
      )}
    </section>
  );
}

const named = ({ one, decision }: { one: LinkCase; decision: LinkDecision }) => ({
  decision,
  name: one.member.user_name,
  company: one.company.name,
});
