import { artPath, companyPath, countryOfCodeIn } from '@millrace/domain';
import {
  Art,
  AvatarStack,
  Badge,
  TableCell,
  TableName,
  TableRow,
  TableRowAction,
  TableRowLink,
  TableUnit,
  TableWideOnly,
  Text,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { FileSearch } from 'lucide-react';
import {
  contactCount,
  contactNames,
  contacts,
  countryCode,
  picture,
  pictures,
  supplies,
} from './SupplierTable.css';
import { SUPPLIER_TYPES, type Supplier } from './supplier';
import type { SupplierColumn } from './useSupplierTools';

const all = () => true;

export interface SupplierTableRowProps {
  supplier: Supplier;
  /** Place in the list, from 1. */
  index: number;
  /** Tells which columns are shown. Default: all. */
  isShown?: (column: SupplierColumn) => boolean;
  /** Shows on what the link rests. */
  onShowEvidence?: (() => void) | undefined;
}

/** One company, leading to its page. */
export function SupplierTableRow({ supplier, index, isShown = all, onShowEvidence }: SupplierTableRowProps) {
  const messages = useMessages();
  const { id, name, type, country, countryCode: code, sector = null } = supplier;
  return (
    <TableRow>
      {isShown('number') && <TableCell kind="index">{String(index).padStart(2, '0')}</TableCell>}
      <TableCell place="name">
        <TableName
          art={<Art kind="seal" src={supplier.logo ?? artPath({ name, sector, kind: 'seal' })} />}
          badge={supplier.premium && <Badge tone="premium">{messages.format('suppliers.premium')}</Badge>}
        >
          <TableRowLink href={supplier.href ?? companyPath({ id, name })}>{name}</TableRowLink>
        </TableName>
      </TableCell>
      {isShown('supplies') && (
        <TableCell place="hidden">
          <span className={supplies}>
            {supplier.productName}
            <SupplierPictures supplier={supplier} />
          </span>
        </TableCell>
      )}
      {isShown('type') && <TableCell>{type && messages.format(SUPPLIER_TYPES[type])}</TableCell>}
      {isShown('country') && (
        <TableCell>
          {code && (
            <TableWideOnly>
              <span className={countryCode}>{code}</span>
            </TableWideOnly>
          )}
          {country
            ? countryOfCodeIn(code ?? '', country, messages.locale)
            : messages.format('suppliers.countryUnknown')}
        </TableCell>
      )}
      {isShown('contacts') && (
        <TableCell kind="number">
          <SupplierContacts supplier={supplier} />
        </TableCell>
      )}
      {onShowEvidence && isShown('evidence') && (
        <TableCell place="action">
          <TableRowAction
            icon={FileSearch}
            label={messages.format('evidence.open')}
            accessibleLabel={messages.format('evidence.openOf', {
              kind: 'supplier',
              other: name,
              product: supplier.productName ?? '',
            })}
            onClick={onShowEvidence}
          />
        </TableCell>
      )}
    </TableRow>
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
  const messages = useMessages();
  const { contacts: count = 0, people = [] } = supplier;
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
