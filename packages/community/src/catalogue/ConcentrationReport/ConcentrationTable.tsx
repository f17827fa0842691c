import type { ConcentrationEntry } from '@millrace/api-client';
import {
  type ConcentrationBand,
  type ConcentrationGuideline,
  countryOfCodeIn,
  productPath,
} from '@millrace/domain';
import {
  DataTable,
  type DataTableColumn,
  IconButton,
  Link,
  Menu,
  type MenuItem,
  TableRowAction,
  TableRowLink,
  TableUnit,
} from '@millrace/ui';
import { type Messages, useMessages } from '@millrace/ui/messages';
import { Ellipsis, MessageCircleQuestion, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { ownLine } from '../../styles/own-line.css';
import * as css from './ConcentrationReport.css';
import { rowBand } from './concentration-data';
import { Marks, markTexts } from './Marks';

export interface ConcentrationTableProps {
  caption: string;
  rows: readonly ConcentrationEntry[];
  guideline: ConcentrationGuideline;
  /** Opens the request for a quote of a product. */
  onAsk: (row: ConcentrationEntry) => void;
  /** Opens the dialog that adds a supplier of a product; without it guests get `addHref`. */
  onAddSupplier?: ((row: ConcentrationEntry) => void) | undefined;
  addHref?: string | undefined;
}

/** Lists the products of a chain with their supply concentration, in the given order. */
export function ConcentrationTable({
  caption,
  rows,
  guideline,
  onAsk,
  onAddSupplier,
  addHref,
}: ConcentrationTableProps) {
  const messages = useMessages();
  const columns = useMemo(
    (): DataTableColumn<ConcentrationEntry>[] => [
      {
        key: 'product_name',
        header: messages.format('concentration.product'),
        sort: true,
        width: 19,
        cell: ({ product_id: id, product_name: name }) => (
          <TableRowLink href={productPath({ id, name })}>
            <bdi>{name}</bdi>
          </TableRowLink>
        ),
      },
      {
        key: 'depth',
        header: messages.format('concentration.level'),
        kind: 'number',
        sort: true,
        width: 6,
        cell: ({ depth }) => (
          <>
            <TableUnit>{messages.format('concentration.level')} </TableUnit>
            {messages.number(depth)}
          </>
        ),
      },
      {
        key: 'suppliers',
        header: messages.format('concentration.suppliers'),
        kind: 'number',
        sort: true,
        width: 8,
        cell: (row) => <Suppliers row={row} />,
      },
      {
        key: 'countries',
        header: messages.format('concentration.countries'),
        sort: (one, other) => countCountries(one) - countCountries(other),
        width: 20,
        className: ownLine,
        value: (row) => sharesText(messages, row, row.countries.length),
        cell: (row) => <Countries row={row} />,
      },
      {
        key: 'hhi',
        header: messages.format('concentration.hhi'),
        kind: 'number',
        sort: true,
        width: 9,
        className: ownLine,
        cell: (row) => <Hhi row={row} band={rowBand(row, guideline)} />,
      },
      {
        key: 'marks',
        header: messages.format('concentration.marks'),
        width: 13,
        className: ownLine,
        value: (row) => markTexts(messages, row).join(', '),
        cell: (row) => <Marks row={row} />,
      },
      {
        key: 'evidence',
        header: messages.format('concentration.restsOn'),
        width: 12,
        place: 'hidden',
        className: css.evidence,
        value: (row) => evidenceText(messages, row),
      },
      {
        key: 'actions',
        header: messages.format('concentration.actions'),
        kind: 'action',
        width: 13,
        cell: (row) => <RowActions row={row} onAsk={onAsk} onAddSupplier={onAddSupplier} addHref={addHref} />,
      },
    ],
    [messages, guideline, onAsk, onAddSupplier, addHref],
  );
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={rowId}
      columns={columns}
      tools={false}
      data-component="ConcentrationTable"
    />
  );
}

const rowId = ({ product_id }: ConcentrationEntry): string => product_id;

const countCountries = ({ countries }: ConcentrationEntry): number =>
  countries.filter(({ country_code }) => country_code !== null).length;

const suppliersHref = ({ product_id: id, product_name: name }: ConcentrationEntry): string =>
  `${productPath({ id, name })}?tab=suppliers`;

function Suppliers({ row }: { row: ConcentrationEntry }) {
  const messages = useMessages();
  if (row.suppliers === 0) return messages.number(0);
  return (
    <Link href={suppliersHref(row)}>
      {messages.number(row.suppliers)}
      <TableUnit>{messages.format('concentration.suppliersUnit', { count: row.suppliers })}</TableUnit>
    </Link>
  );
}

/** Maximum number of countries named; the rest are counted. */
const NAMED = 2;
/** Gap between two countries, in percent of the bar. */
const GAP = 0.8;

const SHADES = ['first', 'second', 'third'] as const;

function sharesText(messages: Messages, { countries }: ConcentrationEntry, named: number): string {
  const told = countries.slice(0, named).map(({ country_code: code, country, share }) =>
    messages.format('concentration.countryShare', {
      country:
        code === null
          ? messages.format('concentration.countryUnknown')
          : countryOfCodeIn(code, country ?? code, messages.locale),
      share: messages.number(share, { style: 'percent', maximumFractionDigits: 0 }),
    }),
  );
  const more = countries.length - told.length;
  if (more > 0) told.push(messages.format('concentration.countryMore', { count: more }));
  return told.join(', ');
}

function Countries({ row }: { row: ConcentrationEntry }) {
  const messages = useMessages();
  if (row.countries.length === 0) return null;
  return (
    <span className={css.countries}>
      <ShareBar row={row} />
      <span className={css.shareText}>{sharesText(messages, row, NAMED)}</span>
    </span>
  );
}

/** Draws the shares side by side as an SVG, as the CSP forbids style attributes in the server's markup. */
function ShareBar({ row: { countries } }: { row: ConcentrationEntry }) {
  let start = 0;
  return (
    <svg aria-hidden="true" className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none">
      {countries.map(({ country_code, share }, place) => {
        const x = start;
        start += share * 100;
        const shade = country_code === null ? 'unknown' : (SHADES[place] ?? 'other');
        return (
          <rect
            key={country_code}
            x={x}
            width={Math.max(0, share * 100 - GAP)}
            height="8"
            className={css.shares[shade]}
          />
        );
      })}
    </svg>
  );
}

function Hhi({
  row: { hhi, hhi_min, hhi_max },
  band,
}: {
  row: ConcentrationEntry;
  band: ConcentrationBand | null;
}) {
  const messages = useMessages();
  if (hhi === null || band === null) return '–';
  return (
    <span className={css.hhi}>
      <span>
        <TableUnit>{messages.format('concentration.hhi')} </TableUnit>
        {messages.number(hhi)}
      </span>
      <span className={css.bands[band]}>{messages.format(`concentration.band.${band}`)}</span>
      {hhi_min !== null && hhi_max !== null && hhi_min !== hhi_max && (
        <span className={css.range}>
          {messages.format('concentration.between', {
            min: messages.number(hhi_min),
            max: messages.number(hhi_max),
          })}
        </span>
      )}
    </span>
  );
}

function evidenceText(messages: Messages, { evidence }: ConcentrationEntry): string {
  const { links, sourced, disputed } = evidence;
  return disputed > 0
    ? messages.format('concentration.restsOnAll', { links, sourced, disputed })
    : messages.format('concentration.restsOnLinks', { links, sourced });
}

function RowActions({
  row,
  onAsk,
  onAddSupplier,
  addHref,
}: { row: ConcentrationEntry } & Pick<ConcentrationTableProps, 'onAsk' | 'onAddSupplier' | 'addHref'>) {
  const messages = useMessages();
  const { product_id: id, product_name: name } = row;
  const label = messages.format('concentration.menuOf', { name });
  const isUnsupplied = row.suppliers === 0;
  const add = onAddSupplier ? { onAction: () => onAddSupplier(row) } : addHref ? { href: addHref } : null;
  const items: MenuItem[] = [
    ...(isUnsupplied
      ? []
      : [{ id: 'suppliers', name: messages.format('concentration.seeSuppliers'), href: suppliersHref(row) }]),
    {
      id: 'chain',
      name: messages.format('concentration.seeChain'),
      href: productPath({ id, name }, 'concentration'),
    },
    { id: 'ask', name: messages.format('concentration.ask'), onAction: () => onAsk(row) },
    ...(add ? [{ id: 'add', name: messages.format('concentration.add'), ...add }] : []),
  ];
  return (
    <span className={css.rowActions}>
      {isUnsupplied && onAddSupplier ? (
        <TableRowAction
          icon={Plus}
          label={messages.format('concentration.add')}
          accessibleLabel={messages.format('concentration.addFor', { name })}
          aria-haspopup="dialog"
          onClick={() => onAddSupplier(row)}
        />
      ) : (
        <TableRowAction
          icon={MessageCircleQuestion}
          label={messages.format('linkedProducts.ask')}
          accessibleLabel={messages.format('linkedProducts.askFor', { name })}
          aria-haspopup="dialog"
          onClick={() => onAsk(row)}
        />
      )}
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
