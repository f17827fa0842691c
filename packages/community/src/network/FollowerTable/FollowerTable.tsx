import type { Follower } from '@millrace/api-client';
import type { LimitedReason, ListState } from '@millrace/design-system';
import { ListBody, signInFor, signInToward, WithheldNote } from '@millrace/design-system';
import { companyPath, messagePath, SITE_PATHS, userFeedPath } from '@millrace/domain';
import type { HeadingLevel } from '@millrace/ui';
import {
  Avatar,
  DataTable,
  type DataTableColumn,
  Link,
  SectionHead,
  TableName,
  TableRowAction,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { MessageSquare } from 'lucide-react';
import { useMemo } from 'react';
import { BackLink } from '../../internal/BackLink';
import { company, row } from './FollowerTable.css';

export interface FollowerTableProps {
  /** The followed product or company. */
  followed: { name: string };
  /** Address of "Back to …". @see PROD-016 */
  backHref: string;
  /** Heading level; 1 for the page's heading. Default 2. */
  headingLevel?: HeadingLevel;
  state: ListState<Follower>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Login address for guests who want to see more or to send a message. */
  signInHref?: string | undefined;
  /** Id of the viewer, null for a guest: adds a message button to all other members. @see PROD-018 */
  viewerId?: string | null | undefined;
  /** Reason why a guest sees only a sample with first names, shown as a note. Default `none`. */
  limited?: LimitedReason | undefined;
}

const followerKey = ({ key }: Follower) => key;

/** Followers of a product or a company, newest first. */
export function FollowerTable({
  followed,
  backHref,
  headingLevel = 2,
  state,
  onLoadMore,
  onRetry,
  signInHref,
  viewerId,
  limited = 'none',
}: FollowerTableProps) {
  const messages = useMessages();
  const columns = useMemo((): DataTableColumn<Follower>[] => {
    const known: DataTableColumn<Follower>[] = [
      { key: 'number', header: messages.format('network.number'), kind: 'index' },
      {
        key: 'member',
        header: messages.format('network.member'),
        cell: ({ user_id: id, user_name: member, image }) => (
          <TableName art={<Avatar size="small" name={member} src={image} />}>
            {id === null ? (
              <bdi>{member}</bdi>
            ) : (
              <Link variant="plain" href={userFeedPath({ id })}>
                <bdi>{member}</bdi>
              </Link>
            )}
          </TableName>
        ),
      },
      {
        key: 'company',
        header: messages.format('network.company'),
        className: company,
        cell: ({ company_id: id, company_name: employer }) =>
          id && employer ? (
            <Link href={companyPath({ id, name: employer })}>{employer}</Link>
          ) : (
            (employer ?? messages.format('network.noCompany'))
          ),
      },
    ];
    if (viewerId === undefined) return known;
    return known.concat({
      key: 'message',
      header: messages.format('followers.messageColumn'),
      kind: 'action',
      cell: (follower) => {
        const href = messageHref(follower, { viewerId, signInHref });
        return (
          href && (
            <TableRowAction
              icon={MessageSquare}
              label={messages.format('followers.message')}
              accessibleLabel={messages.format('followers.messageTo', { name: follower.user_name })}
              href={href}
            />
          )
        );
      },
    });
  }, [messages, viewerId, signInHref]);
  const { name } = followed;
  const sampled = messages.rich('followers.sampled', {
    name,
    link: (text) => <Link href={signInFor('followers', signInHref) ?? SITE_PATHS.signUp}>{text}</Link>,
  });
  return (
    <section aria-labelledby="followers" data-component="FollowerTable">
      <BackLink href={backHref}>{messages.format('network.back', { name })}</BackLink>
      <SectionHead
        title={messages.format('followers.title')}
        titleId="followers"
        level={headingLevel}
        fact={
          state.status === 'ready' ? messages.format('followers.fact', { count: state.total }) : undefined
        }
      />
      <ListBody
        state={state}
        expectedRows={8}
        art="avatar"
        empty={messages.format('followers.empty', { name })}
        emptyHint={messages.format('followers.emptyHint')}
        onRetry={onRetry}
        foot={{
          label: messages.format('followers.loadMore'),
          onLoadMore,
          signInHref,
          reason: 'followers',
          withheld: limited === 'sign_in' && <WithheldNote>{sampled}</WithheldNote>,
        }}
      >
        {({ rows }) => (
          <DataTable
            caption={messages.format('followers.caption', { name })}
            rows={rows}
            rowKey={followerKey}
            columns={columns}
            rowClassName={row}
            tools={false}
          />
        )}
      </ListBody>
    </section>
  );
}

/** Returns the address to message a follower: null for oneself, undefined if messaging is not offered. */
function messageHref(
  { user_id: id, user_name }: Follower,
  { viewerId, signInHref }: Pick<FollowerTableProps, 'viewerId' | 'signInHref'>,
): string | null | undefined {
  if (viewerId === undefined) return undefined;
  if (id === null) return signInFor('message', signInHref);
  const path = messagePath({ id, name: user_name });
  if (viewerId === null) return signInFor('message', signInToward(path, signInHref));
  return viewerId === id ? null : path;
}
