import type { BlockedMember } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody, ListFoot, RequestAlert, type RequestFailure } from '@millrace/design-system';
import { userFeedPath } from '@millrace/domain';
import { Avatar, Button, Link, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useId } from 'react';
import { body, facts, list, name as nameClass, root, row } from './BlockedMembers.css';

export interface BlockedMembersProps {
  /** Newest first. */
  state: ListState<BlockedMember>;
  /** Number of the section on its page. */
  number?: number;
  /** True while a member is being unblocked. Default `false`. */
  isBusy?: boolean;
  /** Reason why the last unblocking failed. */
  failure?: Pick<RequestFailure, 'text'> | null;
  onDismiss: () => void;
  onUnblock: (member: BlockedMember) => void;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** Blocked members, each with an unblock button. @see GAP-097 */
export function BlockedMembers({
  state,
  number,
  isBusy = false,
  failure = null,
  onDismiss,
  onUnblock,
  onLoadMore,
  onRetry,
}: BlockedMembersProps) {
  const messages = useMessages();
  const titleId = useId();
  return (
    <section id="blocked" aria-labelledby={titleId} data-component="BlockedMembers" className={root}>
      <SectionHead
        {...(number !== undefined && { number })}
        title={messages.format('blocked.title')}
        titleId={titleId}
      />
      <div className={body}>
        <Text as="p" tone="secondary">
          {messages.format('blocked.hint')}
        </Text>
        {failure && <RequestAlert failure={failure} onDismiss={onDismiss} />}
        <ListBody
          state={state}
          expectedRows={2}
          art="avatar"
          empty={messages.format('blocked.empty')}
          emptyHint={messages.format('blocked.emptyHint')}
          onRetry={onRetry}
        >
          {({ rows, total, more }) => (
            <>
              <ul className={list} aria-busy={isBusy || undefined}>
                {rows.map((member) => (
                  <BlockedRow
                    key={member.user_id}
                    member={member}
                    onUnblock={() => {
                      // Unblocking unmounts the focused button with its row.
                      document.getElementById(titleId)?.focus();
                      onUnblock(member);
                    }}
                  />
                ))}
              </ul>
              {rows.length < total && (
                <ListFoot
                  shown={rows.length}
                  total={total}
                  more={more}
                  label={messages.format('blocked.loadMore')}
                  onLoadMore={onLoadMore}
                />
              )}
            </>
          )}
        </ListBody>
      </div>
    </section>
  );
}

interface BlockedRowProps {
  member: BlockedMember;
  onUnblock: () => void;
}

function BlockedRow({ member, onUnblock }: BlockedRowProps) {
  const messages = useMessages();
  const { user_id, user_name: name, image, company, since } = member;
  const date = messages.date(since, { dateStyle: 'medium' });
  return (
    <li className={row} data-part="member">
      <Avatar size="small" name={name} src={image} />
      <div>
        <Link variant="name" href={userFeedPath({ id: user_id })} className={nameClass}>
          <bdi>{name}</bdi>
        </Link>
        <div data-part="facts" className={facts}>
          {company && (
            <>
              <bdi>{company}</bdi>
              {', '}
            </>
          )}
          {messages.format('blocked.since', { date })}
        </div>
      </div>
      <Button size="small" aria-label={messages.format('blocked.unblockOf', { name })} onClick={onUnblock}>
        {messages.format('blocked.unblock')}
      </Button>
    </li>
  );
}
