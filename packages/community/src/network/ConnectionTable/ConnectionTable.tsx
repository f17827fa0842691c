import type { ConnectionEntry } from '@millrace/api-client';
import type { LimitedReason, ListState } from '@millrace/design-system';
import { ListBody, WithheldNote } from '@millrace/design-system';
import { companyPath, SITE_PATHS, userFeedPath } from '@millrace/domain';
import { Avatar, DataTable, type DataTableColumn, Link, SectionHead, TableName } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useMemo } from 'react';
import { AddProductsHint, type AddProductsHintProps } from '../PartnerTable';
import { company as companyClass, followCell, row } from './ConnectionTable.css';

export interface ConnectionTableProps extends AddProductsHintProps {
  state: ListState<ConnectionEntry>;
  /** The control that follows the member of a row, and stops. */
  renderFollow: (connection: ConnectionEntry) => ReactNode;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Whether the plan withholds contacts of vendors and customers; a note says so. Default `none`. */
  limited?: LimitedReason | undefined;
}

const connectionKey = ({ key }: ConnectionEntry) => key;

/** Whom a member follows, then contacts of vendors and customers, as the head of their page. @see LIST-003, GAP-084 */
export function ConnectionTable({
  company,
  state,
  renderFollow,
  onLoadMore,
  onRetry,
  limited = 'none',
}: ConnectionTableProps) {
  const messages = useMessages();
  const columns = useMemo(
    (): DataTableColumn<ConnectionEntry>[] => [
      { key: 'number', header: messages.format('network.number'), kind: 'index' },
      {
        key: 'member',
        header: messages.format('network.member'),
        cell: ({ user_id: id, user_name: name, user_image: image }) => (
          <TableName art={<Avatar size="small" name={name} src={image} />}>
            <Link variant="plain" href={userFeedPath({ id })}>
              <bdi>{name}</bdi>
            </Link>
          </TableName>
        ),
      },
      {
        key: 'company',
        header: messages.format('network.company'),
        className: companyClass,
        cell: ({ user_company_id: id, user_company_name: name }) =>
          id && name ? (
            <Link href={companyPath({ id, name })}>{name}</Link>
          ) : (
            (name ?? messages.format('network.noCompany'))
          ),
      },
      {
        key: 'follow',
        header: messages.format('network.follow'),
        kind: 'number',
        place: 'action',
        className: followCell,
        cell: renderFollow,
      },
    ],
    [messages, renderFollow],
  );
  return (
    <section aria-labelledby="connections" data-component="ConnectionTable">
      <SectionHead
        title={messages.format('connections.title')}
        titleId="connections"
        level={1}
        fact={
          state.status === 'ready' ? messages.format('connections.fact', { count: state.total }) : undefined
        }
      />
      <ListBody
        state={state}
        expectedRows={8}
        art="avatar"
        empty={<AddProductsHint company={company} />}
        onRetry={onRetry}
        foot={{
          label: messages.format('connections.loadMore'),
          onLoadMore,
          withheld: limited === 'plan' && (
            <WithheldNote>
              {messages.rich('connections.limitedByPlan', {
                link: (text) => <Link href={SITE_PATHS.plans}>{text}</Link>,
              })}
            </WithheldNote>
          ),
        }}
      >
        {({ rows }) => (
          <DataTable
            caption={messages.format('connections.caption')}
            rows={rows}
            rowKey={connectionKey}
            columns={columns}
            rowClassName={row}
            tools={false}
          />
        )}
      </ListBody>
    </section>
  );
}
