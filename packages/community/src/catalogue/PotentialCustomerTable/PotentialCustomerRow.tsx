import type { PotentialCustomer } from '@millrace/api-client';
import { signInFor } from '@millrace/design-system';
import { artPath, CUSTOMER_AVATARS_MAX, companyPath, countryIn } from '@millrace/domain';
import {
  Art,
  AvatarStack,
  TableCell,
  TableName,
  TableRow,
  TableRowLink,
  TableUnit,
  Text,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { countryCode } from './PotentialCustomerTable.css';

export interface PotentialCustomerRowProps {
  customer: PotentialCustomer;
  /** Place in the list, from 1. */
  index: number;
  signInHref?: string | undefined;
}

/** One company; leads to its page, and a guest to the login. @see PROD-037 */
export function PotentialCustomerRow({ customer, index, signInHref }: PotentialCustomerRowProps) {
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
