import type { Supplier } from '@millrace/api-client';
import { artPath, companyPath, countryOfCodeIn } from '@millrace/domain';
import {
  Art,
  AvatarStack,
  Badge,
  type DataTableColumn,
  TableName,
  TableRowAction,
  TableRowLink,
  TableUnit,
  TableWideOnly,
  Text,
} from '@millrace/ui';
import { type Messages, useMessages } from '@millrace/ui/messages';
import { FileSearch } from 'lucide-react';
import { useMemo } from 'react';
import {
  contactCount,
  contactNames,
  contacts,
  countryCode,
  picture,
  pictures,
  supplies,
} from './SupplierTable.css';

/**
 * Returns the columns of suppliers: number, company, what it supplies, type, country, contacts, evidence.
 *
 * @param onShowEvidence Shows on what a link rests; without it there is no such column.
 */
export function useSupplierColumns(
  onShowEvidence: ((supplier: Supplier) => void) | undefined,
): readonly DataTableColumn<Supplier>[] {
  const messages = useMessages();
  return useMemo(() => {
    const typeText = ({ type }: Supplier) => messages.format(`suppliers.${type}`);
    const columns: DataTableColumn<Supplier>[] = [
      { key: 'number', header: messages.format('suppliers.number'), kind: 'index' },
      {
        key: 'company',
        header: messages.format('suppliers.company'),
        value: (supplier) => supplier.company_name,
        cell: (supplier) => <SupplierName supplier={supplier} />,
        sort: true,
      },
      {
        key: 'supplies',
        header: messages.format('suppliers.supplies'),
        value: (supplier) => supplier.product_name,
        cell: (supplier) => (
          <span className={supplies}>
            {supplier.product_name}
            <SupplierPictures supplier={supplier} />
          </span>
        ),
        place: 'hidden',
      },
      { key: 'type', header: messages.format('suppliers.type'), value: typeText, cell: typeText },
      {
        key: 'country',
        header: messages.format('suppliers.country'),
        value: (supplier) => supplier.country,
        cell: (supplier) => <SupplierCountry supplier={supplier} messages={messages} />,
        sort: true,
      },
      {
        key: 'contacts',
        header: messages.format('suppliers.contacts'),
        kind: 'number',
        value: (supplier) => supplier.contacts,
        cell: (supplier) => <SupplierContacts supplier={supplier} />,
        sort: true,
      },
    ];
    if (!onShowEvidence) return columns;
    return columns.concat({
      key: 'evidence',
      header: messages.format('evidence.open'),
      kind: 'action',
      cell: (supplier) => (
        <TableRowAction
          icon={FileSearch}
          label={messages.format('evidence.open')}
          accessibleLabel={messages.format('evidence.openOf', {
            kind: 'supplier',
            other: supplier.company_name,
            product: supplier.product_name,
          })}
          onClick={() => onShowEvidence(supplier)}
        />
      ),
    });
  }, [messages, onShowEvidence]);
}

/** One company, leading to its page. */
function SupplierName({ supplier }: { supplier: Supplier }) {
  const messages = useMessages();
  const { company_id: id, company_name: name, sector } = supplier;
  return (
    <TableName
      art={<Art kind="seal" src={supplier.logo ?? artPath({ name, sector, kind: 'seal' })} />}
      badge={supplier.premium && <Badge tone="premium">{messages.format('suppliers.premium')}</Badge>}
    >
      <TableRowLink href={companyPath({ id, name })}>{name}</TableRowLink>
    </TableName>
  );
}

function SupplierCountry({ supplier, messages }: { supplier: Supplier; messages: Messages }) {
  return (
    <>
      {supplier.country_code && (
        <TableWideOnly>
          <span className={countryCode}>{supplier.country_code}</span>
        </TableWideOnly>
      )}
      {supplier.country === null
        ? messages.format('suppliers.countryUnknown')
        : countryOfCodeIn(supplier.country_code ?? '', supplier.country, messages.locale)}
    </>
  );
}

/** How many pictures of what it supplies stand in a row. */
const PICTURES_MAX = 2;

function SupplierPictures({ supplier }: { supplier: Supplier }) {
  if (supplier.images.length === 0) return null;
  return (
    <span className={pictures}>
      {supplier.images.slice(0, PICTURES_MAX).map((image) => (
        <Art key={image.value} kind="thumb" src={image.value} className={picture} />
      ))}
    </span>
  );
}

/** @see PROD-028 */
function SupplierContacts({ supplier }: { supplier: Supplier }) {
  const messages = useMessages();
  const { contacts: count, contactsDetails: people } = supplier;
  const names = people.map((person) => person.firstName).join(messages.format('listSeparator'));
  if (count === null) {
    return (
      <Text variant="small" tone="muted">
        {messages.format('suppliers.contactsWithheld')}
      </Text>
    );
  }
  return (
    <span className={contacts}>
      {people.length > 0 && (
        <TableWideOnly>
          <span className={contacts}>
            <AvatarStack
              people={people.map(({ firstName, image }) => ({ name: firstName, src: image }))}
              max={people.length}
            />
            <span className={contactNames} title={names}>
              {names}
            </span>
          </span>
        </TableWideOnly>
      )}
      <span className={contactCount}>
        {messages.number(count)}
        <TableUnit>{messages.format('suppliers.contactsUnit', { count })}</TableUnit>
      </span>
    </span>
  );
}
