import type { Employee } from '@millrace/api-client';
import type { LimitedReason, ListState } from '@millrace/design-system';
import { ListBody, signInFor, VerifiedBadge } from '@millrace/design-system';
import { messagePath, userFeedPath } from '@millrace/domain';
import {
  Avatar,
  Link,
  SectionHead,
  Stack,
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
import { ContactsFoot } from './ContactsFoot';
import { ContactsWithheld } from './ContactsWithheld';

export interface CompanyPeopleProps {
  company: { name: string };
  state: ListState<Employee>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Where a guest who wants more, or wants to write to somebody, is led. */
  signInHref?: string | undefined;
  /** Who reads; null for a guest. */
  viewerId: string | null;
  /** Why not everybody is named; a note says so. Default `none`. */
  limited?: LimitedReason | undefined;
  /** What the contacts do, for a guest, who is told no names. */
  designations?: readonly string[] | undefined;
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
  limited = 'none',
  designations = [],
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
        emptyHint={messages.format('contacts.emptyHint', values)}
        onRetry={onRetry}
      >
        {({ rows, total, more }) =>
          limited === 'sign_in' ? (
            <Stack gap="md">
              {designations.length > 0 && <DesignationTable {...{ company, designations, signInHref }} />}
              <ContactsWithheld {...{ company, total, limited, signInHref }} />
            </Stack>
          ) : (
            <>
              <Table caption={messages.format('contacts.caption', values)}>
                <TableHead>
                  <TableColumn kind="index">{messages.format('companies.number')}</TableColumn>
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
              <ContactsFoot
                shown={rows.length}
                {...{ company, total, more, limited, signInHref, onLoadMore }}
              />
            </>
          )
        }
      </ListBody>
    </section>
  );
}

interface DesignationTableProps extends Pick<CompanyPeopleProps, 'company' | 'signInHref'> {
  designations: readonly string[];
}

/** What the contacts do; the way to write to them leads a guest to the login. */
function DesignationTable({ company, designations, signInHref }: DesignationTableProps) {
  const messages = useMessages();
  return (
    <Table caption={messages.format('contacts.caption', { company: company.name })}>
      <TableHead>
        <TableColumn kind="index">{messages.format('companies.number')}</TableColumn>
        <TableColumn>{messages.format('contacts.designation')}</TableColumn>
        <TableColumn>
          <VisuallyHidden>{messages.format('contacts.message')}</VisuallyHidden>
        </TableColumn>
      </TableHead>
      <TableBody>
        {designations.map((designation, index) => (
          <TableRow key={designation}>
            <TableCell kind="index">{String(index + 1).padStart(2, '0')}</TableCell>
            <TableCell place="name">
              <bdi>{designation}</bdi>
            </TableCell>
            <TableCell place="action">
              {signInHref && (
                <TableRowAction
                  icon={MessageSquare}
                  label={messages.format('contacts.message')}
                  accessibleLabel={messages.format('contacts.messageTo', { name: designation })}
                  href={signInFor('message', signInHref)}
                />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
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
    viewerId === null
      ? signInFor('message', signInHref)
      : viewerId === id
        ? undefined
        : messagePath({ id, name });
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
