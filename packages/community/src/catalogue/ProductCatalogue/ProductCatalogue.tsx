import type { CatalogueFacets, CatalogueFilter, CatalogueProduct, SearchAdvice } from '@millrace/api-client';
import { ListBody, type ListState } from '@millrace/design-system';
import {
  artPath,
  countryName,
  countryOfCodeIn,
  PRODUCT_KINDS,
  productPath,
  SECTORS,
  SITE_PATHS,
} from '@millrace/domain';
import {
  Art,
  Button,
  DataTable,
  type DataTableColumn,
  IconButton,
  Link,
  Menu,
  type MenuItem,
  SectionHead,
  Stack,
  TableName,
  TableRowLink,
  TableUnit,
  TableWideOnly,
  Text,
} from '@millrace/ui';
import { type Messages, useMessages } from '@millrace/ui/messages';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { BrowseFilters, type FilterGroup, inGivenOrder, resultRow } from '../BrowseFilters';
import { identifiers as identifiersClass } from './ProductCatalogue.css';
import { PRODUCT_SORTS, SUPPLY_STATUSES } from './read-product-filter';

export interface ProductCatalogueProps {
  /** Filter of the results. */
  filter: CatalogueFilter;
  state: ListState<CatalogueProduct>;
  /** Counts of the filters; null while they load. */
  facets: CatalogueFacets | null;
  /** True if the total is an estimate. Default false. */
  estimated?: boolean;
  /** Suggestions if nothing was found. */
  advice?: SearchAdvice | null;
  /** Called with the query parameters of the new selection. */
  onFilterChange: (params: URLSearchParams) => void;
  /** Renders the follow control of a product. */
  renderFollow: (product: CatalogueProduct) => ReactNode;
  /** Opens the editor of a product; undefined if the viewer may not edit. @see GAP-028 */
  onUpdate?: ((product: CatalogueProduct) => void) | undefined;
  /** Deletes a product; undefined if the viewer may not delete. @see GAP-028 */
  onDelete?: ((product: CatalogueProduct) => void) | undefined;
  /** Creates a product; undefined for guests. */
  onAdd?: (() => void) | undefined;
  /** Control that saves the search; undefined for guests. */
  save?: ReactNode;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** Product catalogue with filters and comparison columns for buyers. @see PROD-058, GAP-028 */
export function ProductCatalogue({
  filter,
  state,
  facets,
  estimated = false,
  advice = null,
  onFilterChange,
  renderFollow,
  onUpdate,
  onDelete,
  onAdd,
  save,
  onLoadMore,
  onRetry,
}: ProductCatalogueProps) {
  const messages = useMessages();
  const columns = useMemo(
    () => productColumns(messages, { renderFollow, onUpdate, onDelete }),
    [messages, renderFollow, onUpdate, onDelete],
  );
  const groups = useMemo(() => filterGroups(messages, filter, facets), [messages, filter, facets]);
  const sort = filter.sort ?? (filter.q ? 'relevance' : 'name');
  return (
    <section aria-labelledby="products" data-component="ProductCatalogue">
      <SectionHead
        title={messages.format('productList.title')}
        titleId="products"
        level={1}
        fact={
          state.status === 'ready'
            ? messages.format(estimated ? 'productList.factAbout' : 'productList.fact', {
                count: state.total,
              })
            : undefined
        }
        actions={
          onAdd && (
            <Button size="small" aria-haspopup="dialog" onClick={onAdd}>
              {messages.format('productList.add')}
            </Button>
          )
        }
      />
      <BrowseFilters
        action={SITE_PATHS.products}
        findLabel={messages.format('productList.find')}
        query={filter.q ?? ''}
        groups={groups}
        sort={{
          value: sort,
          isDefault: filter.sort === undefined,
          options: PRODUCT_SORTS.filter((known) => known !== 'relevance' || filter.q !== undefined).map(
            (value) => ({ value, label: messages.format(`productList.sort.${value}`) }),
          ),
        }}
        onChange={onFilterChange}
        save={save}
      >
        <ListBody
          state={state}
          expectedRows={10}
          art="thumb"
          empty={messages.format('productList.empty')}
          emptyHint={messages.format('productList.emptyHint')}
          emptyAction={advice && <Advice advice={advice} filter={filter} />}
          onRetry={onRetry}
        >
          {({ rows, total, more }) => (
            <DataTable
              caption={messages.format('productList.title')}
              rows={rows}
              columns={columns}
              rowClassName={resultRow}
              sort={null}
              memoryId="products"
              rowCount={total}
              loading={more === 'loading'}
              error={more === 'failed' ? messages.format('list.failedHint') : undefined}
              {...(onLoadMore && { onLoadMore })}
            />
          )}
        </ListBody>
      </BrowseFilters>
    </section>
  );
}

type RowControls = Pick<ProductCatalogueProps, 'renderFollow' | 'onUpdate' | 'onDelete'>;

/** Returns the columns for comparing products. */
export function productColumns(
  messages: Messages,
  { renderFollow, onUpdate, onDelete }: RowControls,
): DataTableColumn<CatalogueProduct>[] {
  return [
    {
      key: 'name',
      header: messages.format('productList.product'),
      value: ({ name }) => name,
      cell: (product) => (
        <TableName art={<Art kind="thumb" src={productArt(product)} />}>
          <TableRowLink href={productPath(product)}>{product.name}</TableRowLink>
          <Identifiers product={product} />
        </TableName>
      ),
      width: 28,
    },
    {
      key: 'sector',
      header: messages.format('productList.sector'),
      value: ({ sector }) => sector && messages.format(`sector.${sector}`),
      width: 13,
    },
    {
      key: 'kind',
      header: messages.format('productList.kind'),
      value: ({ kind }) => kind && messages.format(`productKind.${kind}`),
      width: 11,
    },
    {
      key: 'suppliers',
      header: messages.format('productList.suppliers'),
      kind: 'number',
      value: ({ counts }) => counts.suppliers,
      cell: ({ counts }) => (
        <>
          <TableWideOnly>{messages.number(counts.suppliers)}</TableWideOnly>
          <TableUnit>{messages.format('sectorPage.suppliers', { count: counts.suppliers })}</TableUnit>
        </>
      ),
      width: 8,
    },
    {
      key: 'countries',
      header: messages.format('productList.countries'),
      value: (product) => messages.list(shownCountries(product, messages.locale), 'separated'),
      cell: (product) => <Countries product={product} />,
      width: 14,
    },
    {
      key: 'uses',
      header: messages.format('productList.uses'),
      value: ({ counts }) => counts.applications,
      place: 'hidden',
      width: 8,
    },
    {
      key: 'followers',
      header: messages.format('productList.followers'),
      place: 'hidden',
      width: 7,
    },
    {
      key: 'actions',
      header: messages.format('productList.actions'),
      kind: 'action',
      cell: (product) => (
        <>
          {renderFollow(product)}
          <RowMenu product={product} onUpdate={onUpdate} onDelete={onDelete} />
        </>
      ),
      width: onUpdate ? 15 : 11,
    },
  ];
}

/** Returns the localized names of the countries of a product's suppliers. */
const shownCountries = ({ supplier_countries: countries }: CatalogueProduct, locale: string): string[] =>
  countries.map(({ country_code: code, country }) => countryOfCodeIn(code, country, locale));

const productArt = ({ image, name, sector }: CatalogueProduct) =>
  image?.value ?? artPath({ name, sector, kind: 'thumb' });

/** Identifiers by which buyers recognize a product. */
function Identifiers({ product: { identifiers } }: { product: CatalogueProduct }) {
  const texts = [
    identifiers.formula,
    ...identifiers.cas.map((cas) => `CAS ${cas}`),
    ...identifiers.part_numbers,
  ].filter((text) => text !== null);
  if (texts.length === 0) return null;
  return <span className={identifiersClass}>{texts.slice(0, 3).join(' · ')}</span>;
}

/** Supplier countries: two names, and the number of the rest. */
function Countries({ product }: { product: CatalogueProduct }) {
  const messages = useMessages();
  const shown = shownCountries(product, messages.locale).slice(0, 2);
  const more = product.supplier_country_count - shown.length;
  return (
    <>
      {messages.list(shown, 'separated')}
      {more > 0 && ` ${messages.format('productList.moreCountries', { count: more })}`}
    </>
  );
}

/** Editor actions of a product, which can be deleted only while nothing depends on it. */
function RowMenu({
  product,
  onUpdate,
  onDelete,
}: Omit<RowControls, 'renderFollow'> & { product: CatalogueProduct }) {
  const messages = useMessages();
  if (!onUpdate && !onDelete) return null;
  const { counts, followers, posts } = product;
  const isUnused = counts.suppliers + counts.raw_materials + counts.applications + followers + posts === 0;
  const items: MenuItem[] = [
    { id: 'view', name: messages.format('productList.view'), href: productPath(product) },
    ...(onUpdate
      ? [{ id: 'update', name: messages.format('productList.update'), onAction: () => onUpdate(product) }]
      : []),
    ...(onDelete && isUnused
      ? [
          {
            id: 'delete',
            name: messages.format('productList.delete'),
            tone: 'danger' as const,
            onAction: () => onDelete(product),
          },
        ]
      : []),
  ];
  const label = messages.format('productList.menuOf', { name: product.name });
  return (
    <Menu
      label={label}
      items={items}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} size="small" tone="quiet" icon={Ellipsis} label={label} />
      )}
    />
  );
}

/** Suggestions for an empty result. */
function Advice({ advice, filter }: Pick<ProductCatalogueProps, 'filter'> & { advice: SearchAdvice }) {
  const messages = useMessages();
  const { did_you_mean: meant, wider } = advice;
  const widest = wider[0];
  return (
    <Stack gap="xs">
      {meant && (
        <Text as="p">
          {messages.rich('productList.didYouMean', {
            query: meant,
            link: (text) => <Link href={searchHref(meant)}>{text}</Link>,
          })}
        </Text>
      )}
      {widest && (
        <Text as="p">
          {messages.rich('productList.wider', {
            count: widest.count,
            link: (text) => <Link href={searchHref(widest.q ?? filter.q ?? '')}>{text}</Link>,
          })}
        </Text>
      )}
    </Stack>
  );
}

const searchHref = (q: string) =>
  q === '' ? SITE_PATHS.products : `${SITE_PATHS.products}?${new URLSearchParams({ q })}`;

const SECTOR_KEYS = SECTORS.map(({ key }) => key);

/** Returns the filter groups with the labels of their values. */
function filterGroups(
  messages: Messages,
  filter: CatalogueFilter,
  facets: CatalogueFacets | null,
): FilterGroup[] {
  return [
    {
      name: 'sector',
      legend: messages.format('productList.sector'),
      selected: filter.sector ?? [],
      values: inGivenOrder(SECTOR_KEYS, facets?.sector ?? []).map((value) => ({
        ...value,
        label: messages.format(`sector.${value.value}`),
      })),
    },
    {
      name: 'kind',
      legend: messages.format('productList.kind'),
      selected: filter.kind ?? [],
      values: inGivenOrder(PRODUCT_KINDS, facets?.kind ?? []).map((value) => ({
        ...value,
        label: messages.format(`productKind.${value.value}`),
      })),
    },
    {
      name: 'country',
      legend: messages.format('productList.country'),
      selected: filter.country ?? [],
      values: (facets?.country ?? []).map((value) => ({
        ...value,
        label: countryOfCodeIn(value.value, countryName(value.value) ?? value.value, messages.locale),
      })),
    },
    {
      name: 'supply',
      legend: messages.format('productList.supply'),
      selected: filter.supply ?? [],
      values: inGivenOrder(SUPPLY_STATUSES, facets?.supply ?? []).map((value) => ({
        ...value,
        label: messages.format(`productList.supply.${value.value}`),
      })),
    },
    {
      name: 'followed',
      legend: messages.format('productList.followed'),
      selected: filter.followed ? ['true'] : [],
      values:
        facets && facets.followed !== null
          ? [{ value: 'true', label: messages.format('productList.followedValue'), count: facets.followed }]
          : [],
    },
  ];
}
