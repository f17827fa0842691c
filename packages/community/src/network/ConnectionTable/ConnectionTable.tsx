import type { ConnectionEntry } from '@millrace/api-client';
import type { LimitedReason, ListState } from '@millrace/design-system';
import { ListBody, WithheldNote } from '@millrace/design-system';
import { companyPath, SITE_PATHS, userFeedPath } from '@millrace/domain';
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
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
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
          <Table caption={messages.format('connections.caption')}>
            <TableHead>
              <TableColumn kind="index">{messages.format('network.number')}</TableColumn>
              <TableColumn>{messages.format('network.member')}</TableColumn>
              <TableColumn>{messages.format('network.company')}</TableColumn>
              <TableColumn kind="number">{messages.format('network.follow')}</TableColumn>
            </TableHead>
            <TableBody>
              {rows.map((connection, index) => (
                <ConnectionRow key={connection.key} connection={connection} index={index + 1}>
                  {renderFollow(connection)}
                </ConnectionRow>
              ))}
            </TableBody>
          </Table>
        )}
      </ListBody>
    </section>
  );
}

interface ConnectionRowProps {
  connection: ConnectionEntry;
  /** Place in the list, from 1. */
  index: number;
  /** The follow control. */
  children: ReactNode;
}

function ConnectionRow({ connection, index, children }: ConnectionRowProps) {
  const messages = useMessages();
  const { user_name: name, user_company_id: companyId, user_company_name: companyName } = connection;
  return (
    <TableRow className={row}>
      <TableCell kind="index">{String(index).padStart(2, '0')}</TableCell>
      <TableCell place="name">
        <TableName art={<Avatar size="small" name={name} src={connection.user_image} />}>
          <Link variant="plain" href={userFeedPath({ id: connection.user_id })}>
            <bdi>{name}</bdi>
          </Link>
        </TableName>
      </TableCell>
      <TableCell className={companyClass}>
        {companyId && companyName ? (
          <Link href={companyPath({ id: companyId, name: companyName })}>{companyName}</Link>
        ) : (
          (companyName ?? messages.format('network.noCompany'))
        )}
      </TableCell>
      <TableCell kind="number" place="action" className={followCell}>
        {children}
      </TableCell>
    </TableRow>
  );
}
