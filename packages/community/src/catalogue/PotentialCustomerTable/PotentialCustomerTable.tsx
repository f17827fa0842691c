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
  SectionHead,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableRowLink,
  TableUnit,
  Text,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { countryCode } from './PotentialCustomerTable.css';

export interface PotentialCustomerTableProps {
  product: { name: string };
  state: ListState<PotentialCustomer>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Where a guest is led, by the rows too. @see PROD-037 */
  signInHref?: string | undefined;
  /** Why counts and people are withheld. */
  limited?: LimitedReason;
  /** Place of the section on its page. */
  number?: number;
  /** Adds to the list: stands in its head, and where it is empty. @see PROD-032, PROD-038 */
  addControl?: ReactNode;
  /** Id of the heading; links to it scroll here. */
  titleId?: string;
  /** Stands in place of Load More, such as See All. */
  foot?: ReactNode;
}

/** Companies that supply what a product is used for. @see PROD-035 to PROD-037, GAP-082 */
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
            <Table caption={messages.format('customers.caption', { product: product.name })}>
              <TableHead>
                <TableColumn kind="index">{messages.format('catalogue.number')}</TableColumn>
                <TableColumn>{messages.format('customers.company')}</TableColumn>
                <TableColumn>{messages.format('customers.country')}</TableColumn>
                <TableColumn>{messages.format('customers.contacts')}</TableColumn>
                <TableColumn kind="number">{messages.format('customers.supp')}</TableColumn>
              </TableHead>
              <TableBody>
                {rows.map((customer, index) => (
                  <PotentialCustomerRow
                    key={customer.company_id}
                    customer={customer}
                    index={index + 1}
                    signInHref={signInHref}
                  />
                ))}
              </TableBody>
            </Table>
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

interface PotentialCustomerRowProps {
  customer: PotentialCustomer;
  /** Place in the list, from 1. */
  index: number;
  signInHref?: string | undefined;
}

/** One company; leads to its page, and a guest to the login. @see PROD-037 */
function PotentialCustomerRow({ customer, index, signInHref }: PotentialCustomerRowProps) {
  const messages = useMessages();
  const { company_id: id, company_name: name, sector, supp } = customer;
  const people = customer.contactsDetails.slice(0, CUSTOMER_AVATARS_MAX);
  const withheld = (
    <Text variant="small" tone="muted">
      {messages.format('customers.withheld')}
    </Text>
  );
  return (
    <TableRow>
      <TableCell kind="index">{String(index).padStart(2, '0')}</TableCell>
      <TableCell place="name">
        <TableName art={<Art kind="seal" src={customer.logo ?? artPath({ name, sector, kind: 'seal' })} />}>
          <TableRowLink href={signInFor('rows', signInHref) ?? companyPath({ id, name })}>
            {name}
          </TableRowLink>
        </TableName>
      </TableCell>
      <TableCell>
        {customer.country_code && <span className={countryCode}>{customer.country_code}</span>}
        {customer.country === null
          ? messages.format('customers.countryUnknown')
          : countryIn(customer.country, messages.locale)}
      </TableCell>
      <TableCell place="hidden">
        {customer.limited ? (
          withheld
        ) : (
          <>
            <AvatarStack people={people.map(({ firstName, image }) => ({ name: firstName, src: image }))} />
            <VisuallyHidden>
              {people.map((person) => person.firstName).join(messages.format('listSeparator'))}
            </VisuallyHidden>
          </>
        )}
      </TableCell>
      <TableCell kind="number">
        {supp === null ? (
          withheld
        ) : (
          <>
            {messages.number(supp)}
            <TableUnit>{messages.format('customers.suppUnit', { count: supp })}</TableUnit>
          </>
        )}
      </TableCell>
    </TableRow>
  );
}
