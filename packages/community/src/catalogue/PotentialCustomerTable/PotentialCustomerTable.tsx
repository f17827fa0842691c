import type { PotentialCustomer } from '@millrace/api-client';
import { type LimitedReason, ListBody, ListFoot, type ListState, signInFor } from '@millrace/design-system';
import {
  artPath,
  CUSTOMER_AVATARS_MAX,
  companyPath,
  countryIn,
  SEE_ALL_CUSTOMERS_FIRST,
} from '@millrace/domain';
import {
  Art,
  AvatarStack,
  DataTable,
  type DataTableColumn,
  SectionHead,
  TableName,
  TableRowLink,
  TableUnit,
  Text,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useMemo } from 'react';
import { countryCode } from './PotentialCustomerTable.css';

export interface PotentialCustomerTableProps {
  product: { name: string };
  state: ListState<PotentialCustomer>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Login address for guests, used by the rows too. @see PROD-037 */
  signInHref?: string | undefined;
  /** Reason why counts and people are withheld. */
  limited?: LimitedReason;
  /** Number of the section on its page. */
  number?: number;
  /** Control that adds to the list, shown in the head and in the empty state. @see PROD-032, PROD-038 */
  addControl?: ReactNode;
  /** Id of the heading, as a link target. */
  titleId?: string;
  /** Replaces Load More, such as with See All. */
  foot?: ReactNode;
}

const customerKey = ({ company_id }: PotentialCustomer) => company_id;

/** Lists companies that supply the uses of a product. @see PROD-035 to PROD-037, GAP-082 */
export function PotentialCustomerTable({
  product,
  state,
  onLoadMore,
  onRetry,
  signInHref,
  limited = 'none',
  number,
  addControl,
  titleId = 'customers',
  foot,
}: PotentialCustomerTableProps) {
  const messages = useMessages();
  /** True if a row shows its contacts and counts; the foot of the table says for whom they are. */
  const hasCounts = state.status === 'ready' && state.rows.some((row) => !row.limited);
  const columns = useMemo((): DataTableColumn<PotentialCustomer>[] => {
    const withheld = (
      <Text variant="small" tone="muted">
        {messages.format('customers.withheld')}
      </Text>
    );
    const named: DataTableColumn<PotentialCustomer>[] = [
      { key: 'number', header: messages.format('catalogue.number'), kind: 'index' },
      {
        key: 'company',
        header: messages.format('customers.company'),
        cell: ({ company_id: id, company_name: name, sector, logo }) => (
          <TableName art={<Art kind="seal" src={logo ?? artPath({ name, sector, kind: 'seal' })} />}>
            <TableRowLink href={signInFor('rows', signInHref) ?? companyPath({ id, name })}>
              {name}
            </TableRowLink>
          </TableName>
        ),
      },
      {
        key: 'country',
        header: messages.format('customers.country'),
        cell: ({ country, country_code: code }) => (
          <>
            {code && <span className={countryCode}>{code}</span>}
            {country === null
              ? messages.format('customers.countryUnknown')
              : countryIn(country, messages.locale)}
          </>
        ),
      },
    ];
    if (!hasCounts) return named;
    return named.concat(
      {
        key: 'contacts',
        header: messages.format('customers.contacts'),
        place: 'hidden',
        cell: ({ limited: isLimited, contactsDetails }) => {
          const people = contactsDetails.slice(0, CUSTOMER_AVATARS_MAX);
          return isLimited ? (
            withheld
          ) : (
            <>
              <AvatarStack people={people.map(({ firstName, image }) => ({ name: firstName, src: image }))} />
              <VisuallyHidden>
                {messages.list(
                  people.map((person) => person.firstName),
                  'separated',
                )}
              </VisuallyHidden>
            </>
          );
        },
      },
      {
        key: 'supp',
        header: messages.format('customers.supp'),
        kind: 'number',
        cell: ({ supp }) =>
          supp === null ? (
            withheld
          ) : (
            <>
              {messages.number(supp)}
              <TableUnit>{messages.format('customers.suppUnit', { count: supp })}</TableUnit>
            </>
          ),
      },
    );
  }, [messages, signInHref, hasCounts]);
  return (
    <section aria-labelledby={titleId} data-component="PotentialCustomerTable">
      <SectionHead
        title={messages.format('customers.title')}
        titleId={titleId}
        fact={
          state.status === 'ready' ? messages.format('customers.fact', { count: state.total }) : undefined
        }
        actions={state.status === 'ready' ? addControl : undefined}
        {...(number === undefined ? {} : { number })}
      />
      <ListBody
        state={state}
        expectedRows={SEE_ALL_CUSTOMERS_FIRST}
        art="seal"
        empty={messages.format('customers.empty')}
        emptyHint={messages.format('customers.emptyHint', { product: product.name })}
        emptyAction={addControl}
        onRetry={onRetry}
      >
        {({ rows, total, more }) => (
          <>
            <DataTable
              caption={messages.format('customers.caption', { product: product.name })}
              rows={rows}
              rowKey={customerKey}
              columns={columns}
              tools={false}
            />
            {foot ?? (
              <ListFoot
                shown={rows.length}
                total={total}
                more={more}
                label={messages.format('customers.loadMore')}
                onLoadMore={onLoadMore}
                signInHref={signInHref}
                limited={limited}
              />
            )}
          </>
        )}
      </ListBody>
    </section>
  );
}
