import type { LimitedReason, ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { artPath, companyPath, countryIn, productPath, type Sector } from '@millrace/domain';
import {
  Art,
  DataTable,
  type DataTableColumn,
  Link,
  type MenuItem,
  SectionHead,
  TableName,
  TableRowAction,
  TableRowLink,
  TableUnit,
  TableWideOnly,
  Text,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ListTools } from '../../internal/ListTools';
import { RowMenu } from '../../internal/RowMenu';
import { rowActions } from '../../internal/row-actions.css';
import { AddProductsHint, type AddProductsHintProps } from './AddProductsHint';
import { countryCode, linkedLine, linkedName, linkedProducts, partnerName } from './PartnerTable.css';

export const PARTNER_KINDS = ['vendors', 'customers'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** A vendor or customer of the viewer's company. */
export interface Partner {
  id: string;
  name: string;
  href: string;
  /** The country's name. */
  country: string | null;
  countryCode: string | null;
  /** Number of its contacts; null if the plan withholds it. */
  contacts: number | null;
  /** First products that link it to the viewer's company, and their total number. */
  products: readonly { id: string; name: string }[];
  productCount: number;
  sector: Sector | null;
  logo: string | null;
}

export interface PartnerTableProps extends AddProductsHintProps {
  kind: PartnerKind;
  state: ListState<Partner>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Opens the request for a quote of a row's product; undefined hides the action. */
  onRequestQuote?: ((product: { id: string; name: string }) => void) | undefined;
  /** Control that exports the list as a spreadsheet. */
  exportControl?: ReactNode;
  /** Reason why contacts are withheld. */
  limited?: LimitedReason | undefined;
}

const LOAD_MORE = {
  vendors: 'partners.loadMoreVendors',
  customers: 'partners.loadMoreCustomers',
} as const;

/** A member's vendors or customers, most contacts first, with the page's heading. @see LIST-001, LIST-002, LIST-004 */
export function PartnerTable({
  kind,
  company,
  state,
  onLoadMore,
  onRetry,
  limited = 'none',
  onRequestQuote,
  exportControl,
}: PartnerTableProps) {
  const messages = useMessages();
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const columns = useMemo(
    (): DataTableColumn<Partner>[] => [
      { key: 'number', header: messages.format('partners.number'), kind: 'index' },
      {
        key: 'name',
        header: messages.format('partners.company'),
        className: partnerName,
        value: ({ name }) => name,
        sort: true,
        cell: ({ name, sector, logo, href }) => (
          <TableName art={<Art kind="seal" src={logo ?? artPath({ name, sector, kind: 'seal' })} />}>
            <TableRowLink href={href}>{name}</TableRowLink>
          </TableName>
        ),
      },
      {
        key: 'products',
        header: messages.format(kind === 'vendors' ? 'partners.supplies' : 'partners.makes'),
        value: ({ products }) => products.map(({ name }) => name).join(', '),
        className: linkedProducts,
        cell: ({ products: [first], productCount }) =>
          first && (
            <span className={linkedLine}>
              <Link variant="plain" href={productPath(first)} className={linkedName}>
                {first.name}
              </Link>
              {productCount > 1 && (
                <span> {messages.format('partners.more', { count: productCount - 1 })}</span>
              )}
            </span>
          ),
      },
      {
        key: 'country',
        header: messages.format('partners.country'),
        value: ({ country }) => (country === null ? null : countryIn(country, messages.locale)),
        sort: true,
        cell: ({ country, countryCode: code }) => (
          <>
            {code && (
              <TableWideOnly>
                <span className={countryCode}>{code}</span>
              </TableWideOnly>
            )}
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
        value: ({ contacts }) => contacts,
        sort: true,
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
      {
        key: 'actions',
        header: messages.format('partners.actions'),
        kind: 'action',
        cell: (partner) => <PartnerActions partner={partner} onRequestQuote={onRequestQuote} />,
      },
    ],
    [messages, kind, onRequestQuote],
  );
  return (
    <section aria-labelledby={kind} data-component="PartnerTable">
      <SectionHead
        title={messages.format(`partners.${kind}`)}
        titleId={kind}
        level={1}
        fact={state.status === 'ready' ? messages.format('partners.fact', { count: state.total }) : undefined}
        actions={
          state.status === 'ready' && (
            <ListTools
              total={state.total}
              tableId={tableId}
              open={isOpen}
              onOpenChange={setOpen}
              exportControl={exportControl}
            />
          )
        }
      />
      <ListBody
        state={state}
        expectedRows={8}
        art="seal"
        empty={<AddProductsHint company={company} />}
        onRetry={onRetry}
        foot={{ label: messages.format(LOAD_MORE[kind]), onLoadMore, limited }}
      >
        {({ rows, total }) => (
          <DataTable
            id={tableId}
            caption={messages.format(`partners.${kind}Caption`)}
            rows={rows}
            rowCount={total}
            columns={columns}
            toolsOpen={isOpen}
            onToolsOpenChange={setOpen}
            memoryId={kind}
          />
        )}
      </ListBody>
    </section>
  );
}

interface PartnerActionsProps extends Pick<PartnerTableProps, 'onRequestQuote'> {
  partner: Partner;
}

/** Links to the contacts of a company, and a menu of further actions. */
function PartnerActions({ partner, onRequestQuote }: PartnerActionsProps) {
  const messages = useMessages();
  const { name, contacts, products } = partner;
  const page = companyPath(partner);
  const messageHref = contacts === 0 ? undefined : `${page}?tab=people`;
  const items: MenuItem[] = [
    ...(messageHref ? [{ id: 'message', name: messages.format('partners.message'), href: messageHref }] : []),
    ...(onRequestQuote ? products : []).map((product) => ({
      id: `quote-${product.id}`,
      name: messages.format('partners.requestQuote', { product: product.name }),
      onAction: () => onRequestQuote?.(product),
    })),
    { id: 'products', name: messages.format('partners.allProducts'), href: `${page}?tab=products` },
  ];
  return (
    <span className={rowActions}>
      {messageHref && (
        <TableWideOnly>
          <TableRowAction
            icon={MessageSquare}
            label={messages.format('partners.message')}
            accessibleLabel={messages.format('partners.messageTo', { company: name })}
            href={messageHref}
          />
        </TableWideOnly>
      )}
      <RowMenu label={messages.format('partners.menuOf', { company: name })} items={items} />
    </span>
  );
}
