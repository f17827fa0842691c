import type { ConnectionEntry } from '@millrace/api-client';
import type { LimitedReason, ListState } from '@millrace/design-system';
import { ListBody, WithheldNote } from '@millrace/design-system';
import { companyPath, messagePath, SITE_PATHS, userFeedPath } from '@millrace/domain';
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
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ListTools } from '../../internal/ListTools';
import { rowActions } from '../../internal/row-actions.css';
import { AddProductsHint, type AddProductsHintProps } from '../PartnerTable';
import { company as companyClass, followCell, jobTitle, row } from './ConnectionTable.css';

export interface ConnectionTableProps extends AddProductsHintProps {
  state: ListState<ConnectionEntry>;
  /** Renders the follow control of a row's member. */
  renderFollow: (connection: ConnectionEntry) => ReactNode;
  /** Control that exports the list as a spreadsheet. */
  exportControl?: ReactNode;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Reason why the plan withholds contacts of vendors and customers, shown as a note. Default `none`. */
  limited?: LimitedReason | undefined;
}

const connectionKey = ({ key }: ConnectionEntry) => key;

/** Followed members, then contacts of vendors and customers, with the page's heading. @see LIST-003, GAP-084 */
export function ConnectionTable({
  company,
  state,
  renderFollow,
  exportControl,
  onLoadMore,
  onRetry,
  limited = 'none',
}: ConnectionTableProps) {
  const messages = useMessages();
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const columns = useMemo(
    (): DataTableColumn<ConnectionEntry>[] => [
      { key: 'number', header: messages.format('network.number'), kind: 'index' },
      {
        key: 'member',
        header: messages.format('network.member'),
        value: ({ user_name: name }) => name,
        sort: true,
        cell: ({ user_id: id, user_name: name, user_image: image }) => (
          <TableName art={<Avatar size="small" name={name} src={image} />}>
            <Link variant="plain" href={userFeedPath({ id })}>
              <bdi>{name}</bdi>
            </Link>
          </TableName>
        ),
      },
      {
        key: 'title',
        header: messages.format('network.jobTitle'),
        className: jobTitle,
        value: ({ user_designation: title }) => title,
        sort: true,
        cell: ({ user_designation: title }) => title && <bdi>{title}</bdi>,
      },
      {
        key: 'company',
        header: messages.format('network.company'),
        className: companyClass,
        value: ({ user_company_name: name }) => name,
        sort: true,
        cell: ({ user_company_id: id, user_company_name: name }) =>
          id && name ? (
            <Link href={companyPath({ id, name })}>
              <bdi>{name}</bdi>
            </Link>
          ) : name ? (
            <bdi>{name}</bdi>
          ) : (
            messages.format('network.noCompany')
          ),
      },
      {
        key: 'follow',
        header: messages.format('network.follow'),
        kind: 'action',
        className: followCell,
        cell: (connection) => (
          <span className={rowActions}>
            <TableRowAction
              icon={MessageSquare}
              label={messages.format('followers.message')}
              accessibleLabel={messages.format('followers.messageTo', { name: connection.user_name })}
              href={messagePath({ id: connection.user_id, name: connection.user_name })}
            />
            {renderFollow(connection)}
          </span>
        ),
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
        actions={
          state.status === 'ready' && (
            <ListTools
              total={state.total}
              tableId={tableId}
              open={isOpen}
              onOpenChange={setOpen}
              exportControl={exportControl}
            />
          )
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
        {({ rows, total }) => (
          <DataTable
            id={tableId}
            caption={messages.format('connections.caption')}
            rows={rows}
            rowKey={connectionKey}
            columns={columns}
            rowCount={total}
            rowClassName={row}
            toolsOpen={isOpen}
            onToolsOpenChange={setOpen}
            memoryId="connections"
          />
        )}
      </ListBody>
    </section>
  );
}
