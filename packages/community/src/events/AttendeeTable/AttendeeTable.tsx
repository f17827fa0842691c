import type { Attendee } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody, signInFor } from '@millrace/design-system';
import { companyPath, type EventVote, messagePath, personName, userFeedPath } from '@millrace/domain';
import {
  Avatar,
  ButtonLink,
  Checkbox,
  EmptyState,
  Link,
  SectionHead,
  SegmentedControl,
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
import { company as companyClass, filters, row as rowClass } from './AttendeeTable.css';

/** In the order of the filter. @see EVT-013 */
const FILTERS = ['Going', 'Interested', 'Not Sure', 'all'] as const;

/** Which of them are listed. */
export type AttendeeView = EventVote | 'all';

export interface AttendeeTableProps {
  event: { eventName: string };
  /** `guest` is told how many there are, and who only after a login. @see EVT-015, GAP-057 */
  state: ListState<Attendee> | { status: 'guest'; total: number; signInHref: string };
  view: AttendeeView;
  onViewChange: (view: AttendeeView) => void;
  /** True if only those are listed who have to do with the viewer. @see GAP-033 */
  related: boolean;
  onRelatedChange: (related: boolean) => void;
  /** Who reads: nobody writes to themselves. */
  viewerId?: string | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** Who has said whether they attend an event. @see EVT-012, EVT-013, EVT-014, EVT-015 */
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
              <Table caption={messages.format('attendees.caption', { name: event.eventName })}>
                <TableHead>
                  <TableColumn kind="index">{messages.format('attendees.number')}</TableColumn>
                  <TableColumn>{messages.format('attendees.name')}</TableColumn>
                  <TableColumn>{messages.format('attendees.company')}</TableColumn>
                  <TableColumn>{messages.format('attendees.answer')}</TableColumn>
                  <TableColumn>
                    <VisuallyHidden>{messages.format('attendees.messageColumn')}</VisuallyHidden>
                  </TableColumn>
                </TableHead>
                <TableBody>
                  {rows.map((row, index) => (
                    <AttendeeRow key={row.id} attendee={row} index={index + 1} isSelf={row.id === viewerId} />
                  ))}
                </TableBody>
              </Table>
            )}
          </ListBody>
        </>
      )}
    </section>
  );
}

function AttendeeRow({ attendee, index, isSelf }: { attendee: Attendee; index: number; isSelf: boolean }) {
  const messages = useMessages();
  const { id, firstName, lastName, company, company_id: companyId, image, vote } = attendee;
  const name = personName({ firstName, lastName });
  return (
    <TableRow className={rowClass}>
      <TableCell kind="index">{String(index).padStart(2, '0')}</TableCell>
      <TableCell place="name">
        <TableName art={<Avatar size="small" name={name} src={image} />}>
          <Link variant="plain" href={userFeedPath({ id })}>
            <bdi>{name}</bdi>
          </Link>
        </TableName>
      </TableCell>
      <TableCell className={companyClass}>
        {companyId && company ? (
          <Link href={companyPath({ id: companyId, name: company })}>{company}</Link>
        ) : (
          (company ?? messages.format('attendees.noCompany'))
        )}
      </TableCell>
      <TableCell>{messages.format(`vote.${vote}`)}</TableCell>
      <TableCell place="action">
        {!isSelf && (
          <TableRowAction
            icon={MessageSquare}
            label={messages.format('attendees.message')}
            accessibleLabel={messages.format('attendees.messageTo', { name })}
            href={messagePath({ id, name })}
          />
        )}
      </TableCell>
    </TableRow>
  );
}
