import type { Exhibitor } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody, signInFor } from '@millrace/design-system';
import { artPath, companyPath, countryIn } from '@millrace/domain';
import {
  Art,
  Badge,
  Button,
  ButtonLink,
  Checkbox,
  DataTable,
  type DataTableColumn,
  SectionHead,
  TableName,
  TableRowLink,
  TableUnit,
  TableWideOnly,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Plus, X } from 'lucide-react';
import { useMemo } from 'react';
import { countryCode, filter } from './ExhibitorTable.css';

export interface ExhibitorTableProps {
  event: { eventName: string };
  state: ListState<Exhibitor>;
  /** True to list only exhibitors that are related to the viewer. @see GAP-033 */
  related: boolean;
  onRelatedChange: (related: boolean) => void;
  /** Opens the dialog that adds exhibitors. @see EVT-007 */
  onAdd?: (() => void) | undefined;
  /** True if the viewer may remove it: own additions, and all exhibitors of own events. Default: none. */
  canRemove?: ((exhibitor: Exhibitor) => boolean) | undefined;
  onRemove?: ((exhibitor: Exhibitor) => void) | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Login address for guests who want to add exhibitors or filter by relevance. @see EVT-014 */
  signInHref?: string | undefined;
}

const never = () => false;

/** Companies exhibiting at an event, sorted by number of contacts in descending order. @see EVT-011 */
export function ExhibitorTable({
  event,
  state,
  related,
  onRelatedChange,
  onAdd,
  canRemove = never,
  onRemove,
  onLoadMore,
  onRetry,
  signInHref,
}: ExhibitorTableProps) {
  const messages = useMessages();
  const columns = useMemo(
    (): DataTableColumn<Exhibitor>[] => [
      { key: 'number', header: messages.format('exhibitors.number'), kind: 'index' },
      {
        key: 'name',
        header: messages.format('exhibitors.company'),
        cell: ({ id, name, sector, logo, premium }) => (
          <TableName
            art={<Art kind="seal" src={logo ?? artPath({ name, sector, kind: 'seal' })} />}
            badge={premium && <Badge tone="premium">{messages.format('exhibitors.premium')}</Badge>}
          >
            <TableRowLink href={companyPath({ id, name })}>{name}</TableRowLink>
          </TableName>
        ),
      },
      {
        key: 'country',
        header: messages.format('exhibitors.country'),
        cell: ({ country, country_code: code }) => (
          <>
            {code && (
              <TableWideOnly>
                <span className={countryCode}>{code}</span>
              </TableWideOnly>
            )}
            {country === null
              ? messages.format('exhibitors.countryUnknown')
              : countryIn(country, messages.locale)}
          </>
        ),
      },
      {
        key: 'contacts',
        header: messages.format('exhibitors.contacts'),
        kind: 'number',
        cell: ({ contacts }) => (
          <>
            {messages.number(contacts)}
            <TableUnit>{messages.format('exhibitors.contactsUnit', { count: contacts })}</TableUnit>
          </>
        ),
      },
    ],
    [messages],
  );
  const removable = useMemo(
    (): DataTableColumn<Exhibitor>[] => [
      ...columns,
      {
        key: 'remove',
        header: messages.format('exhibitors.removeColumn'),
        kind: 'action',
        cell: (exhibitor) =>
          canRemove(exhibitor) && (
            <Button
              size="small"
              tone="quiet"
              icon={X}
              aria-label={messages.format('exhibitors.remove', { name: exhibitor.name })}
              onClick={() => onRemove?.(exhibitor)}
            />
          ),
      },
    ],
    [columns, messages, canRemove, onRemove],
  );
  return (
    <section aria-labelledby="exhibitors" data-component="ExhibitorTable">
      <SectionHead
        title={messages.format('exhibitors.title')}
        titleId="exhibitors"
        fact={
          state.status === 'ready' ? messages.format('exhibitors.fact', { count: state.total }) : undefined
        }
        actions={
          signInHref === undefined ? (
            <Button size="small" icon={Plus} onClick={onAdd}>
              {messages.format('exhibitors.add')}
            </Button>
          ) : (
            <ButtonLink size="small" icon={Plus} href={signInFor('add', signInHref)}>
              {messages.format('exhibitors.add')}
            </ButtonLink>
          )
        }
      />
      <div className={filter}>
        {signInHref === undefined ? (
          <Checkbox
            label={messages.format('exhibitors.relevant')}
            checked={related}
            onCheckedChange={onRelatedChange}
          />
        ) : (
          <ButtonLink size="small" tone="quiet" href={signInHref}>
            {messages.format('exhibitors.relevant')}
          </ButtonLink>
        )}
      </div>
      <ListBody
        state={state}
        expectedRows={5}
        art="seal"
        empty={messages.format(related ? 'exhibitors.emptyRelevant' : 'exhibitors.empty')}
        emptyHint={messages.format(related ? 'exhibitors.emptyRelevantHint' : 'exhibitors.emptyHint')}
        onRetry={onRetry}
        foot={{ label: messages.format('exhibitors.loadMore'), onLoadMore }}
      >
        {({ rows }) => (
          <DataTable
            caption={messages.format('exhibitors.caption', { name: event.eventName })}
            rows={rows}
            columns={rows.some(canRemove) ? removable : columns}
            tools={false}
          />
        )}
      </ListBody>
    </section>
  );
}
