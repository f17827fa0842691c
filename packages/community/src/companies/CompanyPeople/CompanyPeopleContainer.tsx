import { companyQueries, type Employee } from '@millrace/api-client';
import { ListBody, VerifiedBadge } from '@millrace/design-system';
import {
  FollowMemberContainer,
  ObjectionContainer,
  useApiClient,
  useListState,
} from '@millrace/design-system/connected';
import { userFeedPath } from '@millrace/domain';
import { Avatar, Inline, Link, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  CompanyContactTable,
  type CompanyContactTableProps,
  type CompanyPeopleProps,
} from './CompanyContactTable';
import { followPlace, list, person as personClass, words } from './CompanyPeople.css';
import { ContactsFoot } from './ContactsFoot';
import { ContactsWithheld } from './ContactsWithheld';

export interface CompanyPeopleContainerProps
  extends Pick<CompanyContactTableProps, 'number' | 'signInHref' | 'viewerId'> {
  company: { id: string; name: string };
}

function usePeople({ id }: { id: string }) {
  const query = useInfiniteQuery(companyQueries(useApiClient()).employees(id));
  return {
    state: useListState(query),
    limited: query.data?.limited,
    designations: query.data?.designations,
    onLoadMore: () => void query.fetchNextPage(),
    onRetry: () => void query.refetch(),
    refetch: () => void query.refetch(),
  };
}

/** Loads the people of a company for its "Contacts" table. @see API-097 */
export function CompanyContactTableContainer({ company, ...rest }: CompanyPeopleContainerProps) {
  const { refetch: _, ...list } = usePeople(company);
  return <CompanyContactTable {...rest} {...list} company={company} />;
}

export interface CompanyPeopleListContainerProps extends Omit<CompanyPeopleContainerProps, 'number'> {
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
  /** True if the viewer is listed with the company, and so can object to other entries. @see GAP-089 */
  isListed?: boolean;
  /** Control that exports the list. */
  exportControl?: ReactNode;
}

/** Loads the same people for the "People" tab, where each can be followed. */
export function CompanyPeopleListContainer({
  company,
  onSignInRequired,
  isListed = false,
  ...rest
}: CompanyPeopleListContainerProps) {
  const { refetch, ...list } = usePeople(company);
  const renderFollow = ({ user_id: id, user_name: name, connected }: Employee) => (
    <FollowMemberContainer
      member={{ id, name, connected }}
      signInHref={rest.signInHref}
      onFollowingChanged={refetch}
      onSignInRequired={onSignInRequired}
    />
  );
  const renderObjection = ({ user_id: id, user_name: name }: Employee) => (
    <ObjectionContainer company={company} person={{ id, name }} onSignInRequired={onSignInRequired} />
  );
  return (
    <CompanyPeopleList
      {...rest}
      {...list}
      company={company}
      renderFollow={renderFollow}
      renderObjection={isListed ? renderObjection : undefined}
    />
  );
}

export interface CompanyPeopleListProps extends CompanyPeopleProps {
  /** Renders the follow control of a person; nothing for the viewer. @see COMP-015 */
  renderFollow: (person: Employee) => ReactNode;
  /** For members of the company: renders the control that objects to a person; nothing for the viewer. @see GAP-089 */
  renderObjection?: ((person: Employee) => ReactNode) | undefined;
  /** Control that exports the list. */
  exportControl?: ReactNode;
}

/** "People" tab: avatar or initials, name, designation, follow; each links to their feed. @see COMP-014, COMP-026 */
export function CompanyPeopleList({
  company,
  state,
  onLoadMore,
  onRetry,
  signInHref,
  viewerId,
  limited = 'none',
  designations = [],
  renderFollow,
  renderObjection,
  exportControl,
}: CompanyPeopleListProps) {
  const messages = useMessages();
  const values = { company: company.name };
  return (
    <section aria-labelledby="people" data-component="CompanyPeopleList">
      <SectionHead
        variant="panel"
        title={messages.format('people.title', values)}
        titleId="people"
        actions={exportControl}
      />
      <ListBody
        state={state}
        expectedRows={3}
        art="avatar"
        loading={messages.format('people.loading')}
        empty={messages.format('contacts.empty', values)}
        emptyHint={messages.format('contacts.emptyHint', values)}
        onRetry={onRetry}
      >
        {({ rows, total, more }) =>
          limited === 'sign_in' ? (
            <>
              {designations.length > 0 && (
                <ul className={list}>
                  {designations.map((designation) => (
                    <li key={designation} className={personClass} data-part="person">
                      <bdi>{designation}</bdi>
                    </li>
                  ))}
                </ul>
              )}
              <ContactsWithheld {...{ company, total, limited, signInHref }} />
            </>
          ) : (
            <>
              <ul className={list}>
                {rows.map((person) => (
                  <li key={person.key} className={personClass} data-part="person">
                    <Avatar name={person.user_name} src={person.image} />
                    <div className={words}>
                      <Link variant="plain" href={userFeedPath({ id: person.user_id })}>
                        <bdi>{person.user_name}</bdi>
                      </Link>
                      {person.verified && (
                        <>
                          {' '}
                          <VerifiedBadge />
                        </>
                      )}
                      {person.designation && (
                        <Text as="p" variant="small" tone="secondary">
                          <bdi>{person.designation}</bdi>
                        </Text>
                      )}
                    </div>
                    <div className={followPlace}>
                      {person.user_id !== viewerId && (
                        <Inline gap="xs">
                          {renderObjection?.(person)}
                          {renderFollow(person)}
                        </Inline>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
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
