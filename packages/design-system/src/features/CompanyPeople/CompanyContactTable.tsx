import type { Employee } from '@millrace/api-client';
import { messagePath, userFeedPath } from '@millrace/domain';
import { MessageSquare } from 'lucide-react';
import type { ListState } from '../../internal/list-state';
import { useMessages } from '../../messages/MessagesContext';
import { Avatar } from '../../primitives/Avatar';
import { Link } from '../../primitives/Link';
import { SectionHead } from '../../primitives/SectionHead';
import {
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableRowAction,
} from '../../primitives/Table';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { VerifiedBadge } from '../CompanyLink';
import { ListBody, ListFoot } from '../PagedList';

export interface CompanyPeopleProps {
  company: { name: string };
  state: ListState<Employee>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Where a guest who wants more, or wants to write to somebody, is led. */
  signInHref?: string | undefined;
  /** Who reads; null for a guest. */
  viewerId: string | null;
}

export interface CompanyContactTableProps extends CompanyPeopleProps {
  /** Its place among the sections of the page. */
  number?: number;
}

/** Who is listed with a company: name, designation, and the way to write to them. @see COMP-011, COMP-026 */
export function CompanyContactTable({
  company,
  state,
  number,
  onLoadMore,
  onRetry,
  signInHref,
  viewerId,
}: CompanyContactTableProps) {
  const messages = useMessages();
  const values = { company: company.name };
  return (
    <section aria-labelledby="contacts" data-component="CompanyContactTable">
      <SectionHead
        {...(number === undefined ? {} : { number })}
        title={messages.format('contacts.title')}
        titleId="contacts"
        fact={state.status === 'ready' ? messages.format('contacts.fact', { count: state.total }) : undefined}
      />
      <ListBody
        state={state}
        expectedRows={3}
        art="avatar"
        loading={messages.format('contacts.loading')}
        empty={messages.format('contacts.empty', values)}
        emptyHint={messages.format('contacts.emptyHint')}
        onRetry={onRetry}
      >
        {({ rows, total, more }) => (
          <>
            <Table caption={messages.format('contacts.caption', values)}>
              <TableHead>
                <TableColumn kind="index">{messages.format('contacts.number')}</TableColumn>
                <TableColumn>{messages.format('contacts.name')}</TableColumn>
                <TableColumn>{messages.format('contacts.designation')}</TableColumn>
                <TableColumn>
                  <VisuallyHidden>{messages.format('contacts.message')}</VisuallyHidden>
                </TableColumn>
              </TableHead>
              <TableBody>
                {rows.map((person, index) => (
                  <ContactRow key={person.key} {...{ person, index, signInHref, viewerId }} />
                ))}
              </TableBody>
            </Table>
            <ListFoot
              shown={rows.length}
              total={total}
              more={more}
              label={messages.format('contacts.loadMore')}
              onLoadMore={onLoadMore}
              signInHref={signInHref}
            />
          </>
        )}
      </ListBody>
    </section>
  );
}

interface ContactRowProps extends Pick<CompanyPeopleProps, 'signInHref' | 'viewerId'> {
  person: Employee;
  index: number;
}

function ContactRow({ person, index, signInHref, viewerId }: ContactRowProps) {
  const messages = useMessages();
  const { user_id: id, user_name: name, designation, image, verified } = person;
  // Nobody writes to themselves.
  const messageHref =
    viewerId === null ? signInHref : viewerId === id ? undefined : messagePath({ id, name });
  return (
    <TableRow>
      <TableCell kind="index">{String(index + 1).padStart(2, '0')}</TableCell>
      <TableCell place="name">
        <TableName art={<Avatar size="small" name={name} src={image} />}>
          <Link variant="plain" href={userFeedPath({ id })}>
            <bdi>{name}</bdi>
          </Link>
          {verified && (
            <>
              {' '}
              <VerifiedBadge />
            </>
          )}
        </TableName>
      </TableCell>
      <TableCell place="facts">{designation && <bdi>{designation}</bdi>}</TableCell>
      <TableCell place="action">
        {messageHref && (
          <TableRowAction
            icon={MessageSquare}
            label={messages.format('contacts.message')}
            accessibleLabel={messages.format('contacts.messageTo', { name })}
            href={messageHref}
          />
        )}
      </TableCell>
    </TableRow>
  );
}
