import type { Attendee } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody, signInFor } from '@millrace/design-system';
import { companyPath, type EventVote, messagePath, personName, userFeedPath } from '@millrace/domain';
import {
  Avatar,
  ButtonLink,
  Checkbox,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Link,
  SectionHead,
  SegmentedControl,
  TableName,
  TableRowAction,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { MessageSquare } from 'lucide-react';
import { useMemo } from 'react';
import { company as companyClass, filters, row as rowClass } from './AttendeeTable.css';

/** Filters in display order. @see EVT-013 */
const FILTERS = ['Going', 'Interested', 'Not Sure', 'all'] as const;

/** Votes to list. */
export type AttendeeView = EventVote | 'all';

export interface AttendeeTableProps {
  event: { eventName: string };
  /** `guest` shows the total only; the names require a login. @see EVT-015, GAP-057 */
  state: ListState<Attendee> | { status: 'guest'; total: number; signInHref: string };
  view: AttendeeView;
  onViewChange: (view: AttendeeView) => void;
  /** True to list only attendees who are related to the viewer. @see GAP-033 */
  related: boolean;
  onRelatedChange: (related: boolean) => void;
  /** Id of the viewer, who gets no button to message themselves. */
  viewerId?: string | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

const attendeeName = ({ firstName, lastName }: Attendee) => personName({ firstName, lastName });

/** Lists the votes on attending an event. @see EVT-012, EVT-013, EVT-014, EVT-015 */
export function AttendeeTable({
  event,
  state,
  view,
  onViewChange,
  related,
  onRelatedChange,
  viewerId,
  onLoadMore,
  onRetry,
}: AttendeeTableProps) {
  const messages = useMessages();
  const columns = useMemo(
    (): DataTableColumn<Attendee>[] => [
      { key: 'number', header: messages.format('attendees.number'), kind: 'index' },
      {
        key: 'name',
        header: messages.format('attendees.name'),
        cell: (attendee) => (
          <TableName art={<Avatar size="small" name={attendeeName(attendee)} src={attendee.image} />}>
            <Link variant="plain" href={userFeedPath({ id: attendee.id })}>
              <bdi>{attendeeName(attendee)}</bdi>
            </Link>
          </TableName>
        ),
      },
      {
        key: 'company',
        header: messages.format('attendees.company'),
        className: companyClass,
        cell: ({ company, company_id: id }) =>
          id && company ? (
            <Link href={companyPath({ id, name: company })}>{company}</Link>
          ) : (
            (company ?? messages.format('attendees.noCompany'))
          ),
      },
      {
        key: 'vote',
        header: messages.format('attendees.answer'),
        cell: ({ vote }) => messages.format(`vote.${vote}`),
      },
      {
        key: 'message',
        header: messages.format('attendees.messageColumn'),
        kind: 'action',
        cell: (attendee) => {
          const { id } = attendee;
          const name = attendeeName(attendee);
          return (
            id !== viewerId && (
              <TableRowAction
                icon={MessageSquare}
                label={messages.format('attendees.message')}
                accessibleLabel={messages.format('attendees.messageTo', { name })}
                href={messagePath({ id, name })}
              />
            )
          );
        },
      },
    ],
    [messages, viewerId],
  );
  const isFiltered = related || view !== 'all';
  return (
    <section aria-labelledby="attendees" data-component="AttendeeTable">
      <SectionHead
        title={messages.format('attendees.title')}
        titleId="attendees"
        fact={
          state.status === 'ready' ? messages.format('attendees.fact', { count: state.total }) : undefined
        }
      />
      {state.status === 'guest' ? (
        <EmptyState
          title={messages.format('attendees.guestTitle')}
          description={messages.format('attendees.guestText', { count: state.total })}
          action={
            <ButtonLink tone="primary" href={signInFor('attendees', state.signInHref)}>
              {messages.format('attendees.signIn')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <div className={filters}>
            <SegmentedControl
              label={messages.format('attendees.show')}
              labelVisibility="hidden"
              size="small"
              value={view}
              options={FILTERS.map((value) => ({ value, label: messages.format(`attendees.${value}`) }))}
              onValueChange={onViewChange}
            />
            <Checkbox
              label={messages.format('attendees.relevant')}
              checked={related}
              onCheckedChange={onRelatedChange}
            />
          </div>
          <ListBody
            state={state}
            expectedRows={5}
            art="avatar"
            empty={messages.format(isFiltered ? 'attendees.emptyFiltered' : 'attendees.empty')}
            emptyHint={messages.format(isFiltered ? 'attendees.emptyFilteredHint' : 'attendees.emptyHint')}
            onRetry={onRetry}
            foot={{ label: messages.format('attendees.loadMore'), onLoadMore }}
          >
            {({ rows }) => (
              <DataTable
                caption={messages.format('attendees.caption', { name: event.eventName })}
                rows={rows}
                columns={columns}
                rowClassName={rowClass}
                tools={false}
              />
            )}
          </ListBody>
        </>
      )}
    </section>
  );
}
