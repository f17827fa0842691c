import type { PotentialCustomer } from '@millrace/api-client';
import type { LimitedReason, ListState } from '@millrace/design-system';
import { ListBody, ListFoot } from '@millrace/design-system';
import { SEE_ALL_CUSTOMERS_FIRST } from '@millrace/domain';
import { SectionHead, Table, TableBody, TableColumn, TableHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { PotentialCustomerRow } from './PotentialCustomerRow';

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
                <TableColumn kind="index">{messages.format('customers.number')}</TableColumn>
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
