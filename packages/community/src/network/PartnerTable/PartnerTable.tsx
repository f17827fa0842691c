import type { LimitedReason, ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { artPath, countryIn, type Sector } from '@millrace/domain';
import {
  Art,
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
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { AddProductsHint, type AddProductsHintProps } from './AddProductsHint';
import { countryCode } from './PartnerTable.css';

export const PARTNER_KINDS = ['vendors', 'customers'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** A company that one's own deals with. */
export interface Partner {
  id: string;
  name: string;
  href: string;
  /** The country's name. */
  country: string | null;
  countryCode: string | null;
  /** How many contacts it lists; null where the plan withholds it. */
  contacts: number | null;
  sector: Sector | null;
  logo: string | null;
}

export interface PartnerTableProps extends AddProductsHintProps {
  kind: PartnerKind;
  state: ListState<Partner>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Why contacts are withheld. */
  limited?: LimitedReason | undefined;
}

const LOAD_MORE = {
  vendors: 'partners.loadMoreVendors',
  customers: 'partners.loadMoreCustomers',
} as const;

/** A member's vendors or customers, as the head of their page; most contacts first. @see LIST-001, LIST-002, LIST-004 */
export function PartnerTable({
  kind,
  company,
  state,
  onLoadMore,
  onRetry,
  limited = 'none',
}: PartnerTableProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby={kind} data-component="PartnerTable">
      <SectionHead
        title={messages.format(`partners.${kind}`)}
        titleId={kind}
        level={1}
        fact={state.status === 'ready' ? messages.format('partners.fact', { count: state.total }) : undefined}
      />
      <ListBody
        state={state}
        expectedRows={8}
        art="seal"
        empty={<AddProductsHint company={company} />}
        onRetry={onRetry}
        foot={{ label: messages.format(LOAD_MORE[kind]), onLoadMore, limited }}
      >
        {({ rows }) => (
          <Table caption={messages.format(`partners.${kind}Caption`)}>
            <TableHead>
              <TableColumn kind="index">{messages.format('partners.number')}</TableColumn>
              <TableColumn>{messages.format('partners.company')}</TableColumn>
              <TableColumn>{messages.format('partners.country')}</TableColumn>
              <TableColumn kind="number">{messages.format('partners.contacts')}</TableColumn>
            </TableHead>
            <TableBody>
              {rows.map((partner, index) => (
                <PartnerRow key={partner.id} partner={partner} index={index + 1} />
              ))}
            </TableBody>
          </Table>
        )}
      </ListBody>
    </section>
  );
}

interface PartnerRowProps {
  partner: Partner;
  /** Place in the list, from 1. */
  index: number;
}

function PartnerRow({ partner, index }: PartnerRowProps) {
  const messages = useMessages();
  const { name, sector, contacts } = partner;
  return (
    <TableRow>
      <TableCell kind="index">{String(index).padStart(2, '0')}</TableCell>
      <TableCell place="name">
        <TableName art={<Art kind="seal" src={partner.logo ?? artPath({ name, sector, kind: 'seal' })} />}>
          <TableRowLink href={partner.href}>{name}</TableRowLink>
        </TableName>
      </TableCell>
      <TableCell>
        {partner.countryCode && <span className={countryCode}>{partner.countryCode}</span>}
        {partner.country === null
          ? messages.format('partners.countryUnknown')
          : countryIn(partner.country, messages.locale)}
      </TableCell>
      <TableCell kind="number">
        {contacts === null ? (
          <Text variant="small" tone="muted">
            {messages.format('partners.withheld')}
          </Text>
        ) : (
          <>
            {messages.number(contacts)}
            <TableUnit>{messages.format('partners.contactsUnit', { count: contacts })}</TableUnit>
          </>
        )}
      </TableCell>
    </TableRow>
  );
}
