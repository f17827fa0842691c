import { artPath, companyPath, countryOfCodeIn } from '@millrace/domain';
import {
  Art,
  AvatarStack,
  Badge,
  type DataTableColumn,
  IconButton,
  Menu,
  type MenuItem,
  TableName,
  TableRowAction,
  TableRowLink,
  TableUnit,
  TableWideOnly,
  Text,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Ellipsis, MessageSquare } from 'lucide-react';
import { useMemo } from 'react';
import { linkEvidenceMessages } from '../LinkEvidence/LinkEvidence.messages';
import {
  contactCount,
  contactNames,
  contacts,
  countryCode,
  line,
  picture,
  pictures,
  rowActions,
  supplies,
} from './SupplierTable.css';
import { supplierTableMessages } from './SupplierTable.messages';
import { SUPPLIER_TYPES, type Supplier } from './supplier';

interface SupplierColumns {
  /** Opens the evidence of a link; without it there is no such action. */
  onShowEvidence: ((supplier: Supplier) => void) | undefined;
  moreActions: ((supplier: Supplier) => readonly MenuItem[]) | undefined;
  /** Returns the URL of a supplier's contacts. */
  messageHref: ((supplier: Supplier) => string | undefined) | undefined;
  /** True if the column headers sort. */
  isSorter: boolean;
  /** True if the rows show the supplied product; false if the page does already. */
  hasProducts: boolean;
  /** True if a row shows its contacts; the foot of the table says for whom they are. */
  hasContacts: boolean;
}

/** Returns the columns of suppliers: number, company, what it supplies, type, country, contacts, actions. */
export function useSupplierColumns({
  onShowEvidence,
  moreActions,
  messageHref,
  isSorter,
  hasProducts,
  hasContacts,
}: SupplierColumns): readonly DataTableColumn<Supplier>[] {
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
        className: line,
        sort: isSorter,
      },
    ];
    if (hasProducts) {
      columns.push({
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
      });
    }
    columns.push(
      { key: 'type', header: messages.format('suppliers.type'), value: typeText, cell: typeText },
      {
        key: 'country',
        header: messages.format('suppliers.country'),
        value: (supplier) => supplier.country ?? null,
        cell: (supplier) => <SupplierCountry supplier={supplier} />,
        className: line,
        sort: isSorter,
      },
    );
    if (hasContacts) {
      columns.push({
        key: 'contacts',
        header: messages.format('suppliers.contacts'),
        kind: 'number',
        value: ({ contacts: count = 0 }) => count,
        cell: (supplier) => <SupplierContacts supplier={supplier} />,
        sort: isSorter,
      });
    }
    if (!onShowEvidence && !messageHref && !moreActions) return columns;
    return columns.concat({
      key: 'actions',
      header: messages.format('suppliers.actions'),
      kind: 'action',
      cell: (supplier) => (
        <SupplierActions
          supplier={supplier}
          onShowEvidence={onShowEvidence}
          items={moreActions?.(supplier) ?? NO_ITEMS}
          messageHref={messageHref?.(supplier)}
        />
      ),
    });
  }, [messages, onShowEvidence, moreActions, messageHref, isSorter, hasProducts, hasContacts]);
}

interface SupplierActionsProps {
  supplier: Supplier;
  onShowEvidence: ((supplier: Supplier) => void) | undefined;
  messageHref: string | undefined;
  /** What else can be done with it. */
  items: readonly MenuItem[];
}

const NO_ITEMS: readonly MenuItem[] = [];

/** Message action and a menu of all row actions; narrow containers show the menu only. */
function SupplierActions({ supplier, onShowEvidence, messageHref, items: more }: SupplierActionsProps) {
  const messages = useMessages(linkEvidenceMessages, supplierTableMessages);
  const { name } = supplier;
  const message = messageHref !== undefined && (
    <TableRowAction
      icon={MessageSquare}
      label={messages.format('suppliers.message')}
      accessibleLabel={messages.format('suppliers.messageTo', { company: name })}
      href={messageHref}
    />
  );
  if (!onShowEvidence && more.length === 0) return message;
  const label = messages.format('suppliers.menuOf', { company: name });
  const items: MenuItem[] = [
    ...(messageHref === undefined
      ? []
      : [{ id: 'message', name: messages.format('suppliers.message'), href: messageHref }]),
    ...(onShowEvidence
      ? [
          {
            id: 'evidence',
            name: messages.format('evidence.open'),
            onAction: () => onShowEvidence(supplier),
          },
        ]
      : []),
    ...more,
  ];
  return (
    <span className={rowActions}>
      {message && <TableWideOnly>{message}</TableWideOnly>}
      <Menu
        label={label}
        items={items}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} size="small" tone="quiet" icon={Ellipsis} label={label} />
        )}
      />
    </span>
  );
}

/** A company, linked to its page. */
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

/** Maximum number of pictures in a row. */
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
