import type { Supplier } from '@millrace/api-client';
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
  const messages = useMessages(linkEvidenceMessages, supplierTableMessages);
  const { company_id: id, company_name: name, sector } = supplier;
  return (
    <TableRow>
      {isShown('number') && <TableCell kind="index">{String(index).padStart(2, '0')}</TableCell>}
      <TableCell place="name">
        <TableName
          art={<Art kind="seal" src={supplier.logo ?? artPath({ name, sector, kind: 'seal' })} />}
          badge={supplier.premium && <Badge tone="premium">{messages.format('suppliers.premium')}</Badge>}
        >
          <TableRowLink href={companyPath({ id, name })}>{name}</TableRowLink>
        </TableName>
      </TableCell>
      {isShown('supplies') && (
        <TableCell place="hidden">
          <span className={supplies}>
            {supplier.product_name}
            <SupplierPictures supplier={supplier} />
          </span>
        </TableCell>
      )}
      {isShown('type') && <TableCell>{messages.format(`suppliers.${supplier.type}`)}</TableCell>}
      {isShown('country') && (
        <TableCell>
          {supplier.country_code && (
            <TableWideOnly>
              <span className={countryCode}>{supplier.country_code}</span>
            </TableWideOnly>
          )}
          {supplier.country === null
            ? messages.format('suppliers.countryUnknown')
            : countryOfCodeIn(supplier.country_code ?? '', supplier.country, messages.locale)}
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
              product: supplier.product_name,
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
  const messages = useMessages(linkEvidenceMessages, supplierTableMessages);
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
