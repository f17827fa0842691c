import type { Employee } from '@millrace/api-client';
import type { LimitedReason, ListState } from '@millrace/design-system';
import { ListBody, signInFor, signInToward, VerifiedBadge } from '@millrace/design-system';
import { messagePath, userFeedPath } from '@millrace/domain';
import {
  Avatar,
  DataTable,
  type DataTableColumn,
  Link,
  SectionHead,
  Stack,
  TableName,
  TableRowAction,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { MessageSquare } from 'lucide-react';
import { useMemo } from 'react';
import { ContactsFoot } from './ContactsFoot';
import { ContactsWithheld } from './ContactsWithheld';

export interface CompanyPeopleProps {
  company: { name: string };
  state: ListState<Employee>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Login address for guests who want to see more or to send a message. */
  signInHref?: string | undefined;
  /** Id of the viewer; null for a guest. */
  viewerId: string | null;
  /** Reason why some names are withheld, shown as a note. Default `none`. */
  limited?: LimitedReason | undefined;
  /** Job titles of the contacts, shown to guests instead of names. */
  designations?: readonly string[] | undefined;
}

export interface CompanyContactTableProps extends CompanyPeopleProps {
  /** Number of the section on its page. */
  number?: number;
}

/** Lists the contacts of a company: name, designation, and message button. @see COMP-011, COMP-026 */
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
  const columns = useMemo(
    (): DataTableColumn<Employee>[] => [
      { key: 'number', header: messages.format('companies.number'), kind: 'index' },
      {
        key: 'name',
        header: messages.format('contacts.name'),
        cell: ({ user_id: id, user_name: name, image, verified }) => (
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
        ),
      },
      {
        key: 'designation',
        header: messages.format('contacts.designation'),
        cell: ({ designation }) => designation && <bdi>{designation}</bdi>,
      },
      {
        key: 'message',
        header: messages.format('contacts.message'),
        kind: 'action',
        cell: ({ user_id: id, user_name: name }) => {
          if (id === viewerId) return null;
          const href =
            viewerId === null
              ? signInFor('message', signInToward(messagePath({ id, name }), signInHref))
              : messagePath({ id, name });
          return href && <MessageAction name={name} href={href} />;
        },
      },
    ],
    [messages, viewerId, signInHref],
  );
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
              <DataTable
                caption={messages.format('contacts.caption', values)}
                rows={rows}
                rowKey={personKey}
                columns={columns}
                tools={false}
              />
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

/** Lists job titles; the message button opens the login for guests. */
function DesignationTable({ company, designations, signInHref }: DesignationTableProps) {
  const messages = useMessages();
  const columns = useMemo(
    (): DataTableColumn<string>[] => [
      { key: 'number', header: messages.format('companies.number'), kind: 'index' },
      {
        key: 'designation',
        header: messages.format('contacts.designation'),
        cell: (designation) => <bdi>{designation}</bdi>,
      },
      {
        key: 'message',
        header: messages.format('contacts.message'),
        kind: 'action',
        cell: (designation) =>
          signInHref && <MessageAction name={designation} href={signInFor('message', signInHref)} />,
      },
    ],
    [messages, signInHref],
  );
  return (
    <DataTable
      caption={messages.format('contacts.caption', { company: company.name })}
      rows={designations}
      rowKey={ownText}
      columns={columns}
      tools={false}
    />
  );
}

const personKey = ({ key }: Employee) => key;
const ownText = (designation: string) => designation;

/** Message button of a contact. */
function MessageAction({ name, href }: { name: string; href: string | undefined }) {
  const messages = useMessages();
  return (
    <TableRowAction
      icon={MessageSquare}
      label={messages.format('contacts.message')}
      accessibleLabel={messages.format('contacts.messageTo', { name })}
      {...(href !== undefined && { href })}
    />
  );
}
