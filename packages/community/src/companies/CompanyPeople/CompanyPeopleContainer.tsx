import { companyQueries, type Employee } from '@millrace/api-client';
import {
  FollowMemberContainer,
  ObjectionContainer,
  useApiClient,
  useListState,
} from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CompanyContactTable, type CompanyContactTableProps } from './CompanyContactTable';
import { CompanyPeopleList } from './CompanyPeopleList';

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

/** Reads who is listed with a company, for its "Contacts" table. @see API-097 */
export function CompanyContactTableContainer({ company, ...rest }: CompanyPeopleContainerProps) {
  const { refetch: _, ...list } = usePeople(company);
  return <CompanyContactTable {...rest} {...list} company={company} />;
}

export interface CompanyPeopleListContainerProps extends Omit<CompanyPeopleContainerProps, 'number'> {
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
  /** True if the reader is listed with the company, and so can object to who else is. @see GAP-089 */
  isListed?: boolean;
}

/** The same as the "People" tab, where each can be followed. */
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
