import type { LimitedReason, ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { artPath, countryIn, type Sector } from '@millrace/domain';
import {
  Art,
  DataTable,
  type DataTableColumn,
  SectionHead,
  TableName,
  TableRowLink,
  TableUnit,
  Text,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useMemo } from 'react';
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
  const columns = useMemo(
    (): DataTableColumn<Partner>[] => [
      { key: 'number', header: messages.format('partners.number'), kind: 'index' },
      {
        key: 'name',
        header: messages.format('partners.company'),
        cell: ({ name, sector, logo, href }) => (
          <TableName art={<Art kind="seal" src={logo ?? artPath({ name, sector, kind: 'seal' })} />}>
            <TableRowLink href={href}>{name}</TableRowLink>
          </TableName>
        ),
      },
      {
        key: 'country',
        header: messages.format('partners.country'),
        cell: ({ country, countryCode: code }) => (
          <>
            {code && <span className={countryCode}>{code}</span>}
            {country === null
              ? messages.format('partners.countryUnknown')
              : countryIn(country, messages.locale)}
          </>
        ),
      },
      {
        key: 'contacts',
        header: messages.format('partners.contacts'),
        kind: 'number',
        cell: ({ contacts }) =>
          contacts === null ? (
            <Text variant="small" tone="muted">
              {messages.format('partners.withheld')}
            </Text>
          ) : (
            <>
              {messages.number(contacts)}
              <TableUnit>{messages.format('partners.contactsUnit', { count: contacts })}</TableUnit>
            </>
          ),
      },
    ],
    [messages],
  );
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
          <DataTable
            caption={messages.format(`partners.${kind}Caption`)}
            rows={rows}
            columns={columns}
            tools={false}
          />
        )}
      </ListBody>
    </section>
  );
}
