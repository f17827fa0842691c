import type { ModerationCase } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody, ListFoot } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import type { HeadingLevel } from '@millrace/ui';
import { Link, SectionHead, TabNav } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { CaseBadges, CaseFacts } from './CaseFacts';
import { head, item, list, name, root, words } from './ModerationQueue.css';

/** Which reports a list holds. */
export type CaseStatus = 'open' | 'closed';

export interface ModerationQueueProps {
  status: CaseStatus;
  state: ListState<ModerationCase>;
  /** Rank of its heading in the outline; 1 where it is the page's. Default 2. */
  headingLevel?: HeadingLevel;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** What was reported, a row for each thing: what waits, the oldest first, or what was decided. @see GAP-096 */
export function ModerationQueue({
  status,
  state,
  headingLevel = 2,
  onLoadMore,
  onRetry,
}: ModerationQueueProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="moderation" data-component="ModerationQueue" className={root}>
      <SectionHead
        title={messages.format('moderation.title')}
        titleId="moderation"
        level={headingLevel}
        fact={state.status === 'ready' ? messages.number(state.total) : undefined}
      />
      <TabNav
        label={messages.format('moderation.tabs')}
        items={[
          {
            href: SITE_PATHS.moderation,
            name: messages.format('moderation.open'),
            current: status === 'open',
          },
          {
            href: `${SITE_PATHS.moderation}?status=closed`,
            name: messages.format('moderation.closed'),
            current: status === 'closed',
          },
          {
            href: SITE_PATHS.moderationCompanies,
            name: messages.format('moderation.companies'),
            current: false,
          },
          {
            href: SITE_PATHS.moderationDuplicates,
            name: messages.format('duplicates.title'),
            current: false,
          },
        ]}
      />
      <ListBody
        state={state}
        expectedRows={4}
        art="avatar"
        empty={messages.format(status === 'open' ? 'moderation.emptyOpen' : 'moderation.emptyClosed')}
        emptyHint={messages.format(
          status === 'open' ? 'moderation.emptyOpenHint' : 'moderation.emptyClosedHint',
        )}
        onRetry={onRetry}
      >
        {({ rows, total, more }) => (
          <>
            <ul className={list}>
              {rows.map((one) => (
                <QueueItem key={one.id} one={one} />
              ))}
            </ul>
            {rows.length < total && (
              <ListFoot
                shown={rows.length}
                total={total}
                more={more}
                label={messages.format('moderation.loadMore')}
                onLoadMore={onLoadMore}
              />
            )}
          </>
        )}
      </ListBody>
    </section>
  );
}

function QueueItem({ one }: { one: ModerationCase }) {
  const messages = useMessages();
  const { target, snapshot, member } = one;
  return (
    <li className={item} data-part="case" data-status={one.status}>
      <div className={head}>
        <Link variant="name" href={`${SITE_PATHS.moderation}/${one.id}`} className={name}>
          {messages.format('moderation.what', { kind: target.kind, name: member.user_name })}
        </Link>
        <CaseBadges state={one.state} member={member} />
      </div>
      <p data-part="words" className={words}>
        {snapshot.text || snapshot.file || messages.format('moderation.noText')}
      </p>
      <CaseFacts {...one} />
    </li>
  );
}
