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
import { useMessages } from '@millrace/ui/messages';
import { FileSearch } from 'lucide-react';
import { useMemo } from 'react';
import { linkEvidenceMessages } from '../LinkEvidence/LinkEvidence.messages';
import {
  contactCount,
  contactNames,
  contacts,
  countryCode,
  picture,
  pictures,
  supplies,
} from './SupplierTable.css';
import { supplierTableMessages } from './SupplierTable.messages';
import { SUPPLIER_TYPES, type Supplier } from './supplier';

/**
 * Returns the columns of suppliers: number, company, what it supplies, type, country, contacts, evidence.
 *
 * @param onShowEvidence Shows on what a link rests; without it there is no such column.
 * @param isSorter True if the heads sort.
 */
export function useSupplierColumns(
  onShowEvidence: ((supplier: Supplier) => void) | undefined,
  isSorter: boolean,
): readonly DataTableColumn<Supplier>[] {
  const messages = useMessages(linkEvidenceMessages, supplierTableMessages);
  return useMemo(() => {
    const typeText = ({ type }: Supplier) => (type ? messages.format(SUPPLIER_TYPES[type]) : null);
    const columns: DataTableColumn<Supplier>[] = [
      { key: 'number', header: messages.format('suppliers.number'), kind: 'index' },
      {
        key: 'company',
        header: messages.format('suppliers.company'),
        value: (supplier) => supplier.name,
        cell: (supplier) => <SupplierName supplier={supplier} />,
        sort: isSorter,
      },
      {
        key: 'supplies',
        header: messages.format('suppliers.supplies'),
        value: (supplier) => supplier.productName ?? null,
        cell: (supplier) => (
          <span className={supplies}>
            {supplier.productName}
            <SupplierPictures supplier={supplier} />
          </span>
        ),
        place: 'hidden',
      },
      { key: 'type', header: messages.format('suppliers.type'), value: typeText, cell: typeText },
      {
        key: 'country',
        header: messages.format('suppliers.country'),
        value: (supplier) => supplier.country ?? null,
        cell: (supplier) => <SupplierCountry supplier={supplier} />,
        sort: isSorter,
      },
      {
        key: 'contacts',
        header: messages.format('suppliers.contacts'),
        kind: 'number',
        value: ({ contacts: count = 0 }) => count,
        cell: (supplier) => <SupplierContacts supplier={supplier} />,
        sort: isSorter,
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
            other: supplier.name,
            product: supplier.productName ?? '',
          })}
          onClick={() => onShowEvidence(supplier)}
        />
      ),
    });
  }, [messages, onShowEvidence, isSorter]);
}

/** One company, leading to its page. */
function SupplierName({ supplier }: { supplier: Supplier }) {
  const messages = useMessages(linkEvidenceMessages, supplierTableMessages);
  const { id, name, sector = null } = supplier;
  return (
    <TableName
      art={<Art kind="seal" src={supplier.logo ?? artPath({ name, sector, kind: 'seal' })} />}
      badge={supplier.premium && <Badge tone="premium">{messages.format('suppliers.premium')}</Badge>}
    >
      <TableRowLink href={supplier.href ?? companyPath({ id, name })}>{name}</TableRowLink>
    </TableName>
  );
}

function SupplierCountry({ supplier: { country, countryCode: code } }: { supplier: Supplier }) {
  const messages = useMessages(linkEvidenceMessages, supplierTableMessages);
  return (
    <>
      {code && (
        <TableWideOnly>
          <span className={countryCode}>{code}</span>
        </TableWideOnly>
      )}
      {country
        ? countryOfCodeIn(code ?? '', country, messages.locale)
        : messages.format('suppliers.countryUnknown')}
    </>
  );
}

/** How many pictures of what it supplies stand in a row. */
const PICTURES_MAX = 2;

function SupplierPictures({ supplier: { pictures: addresses = [] } }: { supplier: Supplier }) {
  if (addresses.length === 0) return null;
  return (
    <span className={pictures}>
      {addresses.slice(0, PICTURES_MAX).map((address) => (
        <Art key={address} kind="thumb" src={address} className={picture} />
      ))}
    </span>
  );
}

/** @see PROD-028 */
function SupplierContacts({ supplier }: { supplier: Supplier }) {
  const messages = useMessages(linkEvidenceMessages, supplierTableMessages);
  const { contacts: count = 0, people = [] } = supplier;
  const names = messages.list(
    people.map((person) => person.firstName),
    'separated',
  );
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
              people={people.map(({ firstName, picture: src = null }) => ({ name: firstName, src }))}
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
