import type { Follower } from '@millrace/api-client';
import type { LimitedReason, ListState } from '@millrace/design-system';
import { ListBody, signInFor, WithheldNote } from '@millrace/design-system';
import { companyPath, messagePath, SITE_PATHS, userFeedPath } from '@millrace/domain';
import type { HeadingLevel } from '@millrace/ui';
import {
  Avatar,
  Link,
  SectionHead,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableRowAction,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { MessageSquare } from 'lucide-react';
import { BackLink } from '../../internal/BackLink';
import { company, row } from './FollowerTable.css';

export interface FollowerTableProps {
  /** The product or company that is followed. */
  followed: { name: string };
  /** Where "Back to …" leads. @see PROD-016 */
  backHref: string;
  /** Rank of its heading in the outline; 1 where it is the page's. Default 2. */
  headingLevel?: HeadingLevel;
  state: ListState<Follower>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Where a guest who wants more, or wants to write to somebody, is led. */
  signInHref?: string | undefined;
  /** Who reads, null for a guest: then one can write to each of the others. @see PROD-018 */
  viewerId?: string | null | undefined;
  /** Whether a guest is shown a sample only, by first names; a note says so. Default `none`. */
  limited?: LimitedReason | undefined;
}

/** Who follows a product or a company, newest first. */
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
          <Table caption={messages.format('followers.caption', { name })}>
            <TableHead>
              <TableColumn kind="index">{messages.format('network.number')}</TableColumn>
              <TableColumn>{messages.format('network.member')}</TableColumn>
              <TableColumn>{messages.format('network.company')}</TableColumn>
              {viewerId !== undefined && (
                <TableColumn>
                  <VisuallyHidden>{messages.format('followers.messageColumn')}</VisuallyHidden>
                </TableColumn>
              )}
            </TableHead>
            <TableBody>
              {rows.map((follower, index) => (
                <FollowerRow
                  key={follower.key}
                  follower={follower}
                  index={index + 1}
                  messageHref={followerMessageHref(follower)}
                />
              ))}
            </TableBody>
          </Table>
        )}
      </ListBody>
    </section>
  );

  /** Nobody writes to themselves. */
  function followerMessageHref({ user_id: id, user_name }: Follower): FollowerRowProps['messageHref'] {
    if (viewerId === undefined) return undefined;
    if (viewerId === null || id === null) return signInFor('message', signInHref);
    return viewerId === id ? null : messagePath({ id, name: user_name });
  }
}

interface FollowerRowProps {
  follower: Follower;
  index: number;
  /** Null where it is oneself; undefined where one cannot write to anybody from here. */
  messageHref: string | null | undefined;
}

function FollowerRow({ follower, index, messageHref }: FollowerRowProps) {
  const messages = useMessages();
  const { company_id: companyId, company_name: companyName } = follower;
  return (
    <TableRow className={row}>
      <TableCell kind="index">{String(index).padStart(2, '0')}</TableCell>
      <TableCell place="name">
        <TableName art={<Avatar size="small" name={follower.user_name} src={follower.image} />}>
          {follower.user_id === null ? (
            <bdi>{follower.user_name}</bdi>
          ) : (
            <Link variant="plain" href={userFeedPath({ id: follower.user_id })}>
              <bdi>{follower.user_name}</bdi>
            </Link>
          )}
        </TableName>
      </TableCell>
      <TableCell className={company}>
        {companyId && companyName ? (
          <Link href={companyPath({ id: companyId, name: companyName })}>{companyName}</Link>
        ) : (
          (companyName ?? messages.format('network.noCompany'))
        )}
      </TableCell>
      {messageHref !== undefined && (
        <TableCell place="action">
          {messageHref !== null && (
            <TableRowAction
              icon={MessageSquare}
              label={messages.format('followers.message')}
              accessibleLabel={messages.format('followers.messageTo', { name: follower.user_name })}
              href={messageHref}
            />
          )}
        </TableCell>
      )}
    </TableRow>
  );
}
