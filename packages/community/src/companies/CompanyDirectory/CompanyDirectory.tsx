import type { CatalogueCompany, CompanyFacets, DirectoryFilter } from '@millrace/api-client';
import { ListBody, type ListState, VerifiedBadge } from '@millrace/design-system';
import {
  artPath,
  CERTIFICATE_NAMES,
  CERTIFICATE_SCHEMES,
  COMPANY_TYPES,
  companyPath,
  countryName,
  countryOfCodeIn,
  SECTORS,
  SITE_PATHS,
} from '@millrace/domain';
import {
  Art,
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  SectionHead,
  TableName,
  TableRowLink,
} from '@millrace/ui';
import { type Messages, useMessages } from '@millrace/ui/messages';
import { Fragment, type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { BrowseFilters, type FilterGroup, inGivenOrder, resultRow } from '../../catalogue/BrowseFilters';
import { certificateName } from '../CompanyFacts';
import { CountryMap, type CountryValue } from '../CountryMap';
import { map, mapToggle, matching } from './CompanyDirectory.css';
import { COMPANY_SORTS, toggleCountry } from './read-company-filter';

export interface CompanyDirectoryProps {
  /** Filter of the results. */
  filter: DirectoryFilter;
  state: ListState<CatalogueCompany>;
  /** Counts of the filters; null while they load. */
  facets: CompanyFacets | null;
  /** Number of companies by country under the other filters, for the map; null while it loads. */
  countries?: { values: readonly CountryValue[]; unknown: number } | null;
  /** True if the total is an estimate. Default false. */
  estimated?: boolean;
  /** Called with the query parameters of the new selection. */
  onFilterChange: (params: URLSearchParams) => void;
  /** Renders the follow control of a company. */
  renderFollow: (company: CatalogueCompany) => ReactNode;
  /** Control that saves the search; undefined for guests. */
  save?: ReactNode;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** Company directory, filtered by country, type, sector and products. */
export function CompanyDirectory({
  filter,
  state,
  facets,
  countries = null,
  estimated = false,
  onFilterChange,
  renderFollow,
  save,
  onLoadMore,
  onRetry,
}: CompanyDirectoryProps) {
  const messages = useMessages();
  const columns = useMemo(() => companyColumns(messages, renderFollow), [messages, renderFollow]);
  const groups = useMemo(() => filterGroups(messages, filter, facets), [messages, filter, facets]);
  const formatCount = useCallback(
    (count: number) => messages.format('directory.fact', { count }),
    [messages],
  );
  const sort = filter.sort ?? (filter.q ? 'relevance' : 'name');
  const mapId = useId();
  const [isMapOpen, setMapOpen] = useState(false);
  return (
    <section aria-labelledby="companies" data-component="CompanyDirectory">
      <SectionHead
        title={messages.format('directory.title')}
        titleId="companies"
        level={1}
        fact={
          state.status === 'ready'
            ? messages.format(estimated ? 'directory.factAbout' : 'directory.fact', { count: state.total })
            : undefined
        }
      />
      <BrowseFilters
        action={SITE_PATHS.companies}
        findLabel={messages.format('directory.find')}
        query={filter.q ?? ''}
        groups={groups}
        sort={{
          value: sort,
          isDefault: filter.sort === undefined,
          options: COMPANY_SORTS.filter((known) => known !== 'relevance' || filter.q !== undefined).map(
            (value) => ({ value, label: messages.format(`directory.sort.${value}`) }),
          ),
        }}
        onChange={onFilterChange}
        save={
          <>
            {save}
            {countries && (
              <Button
                size="small"
                className={mapToggle}
                aria-expanded={isMapOpen}
                aria-controls={mapId}
                onClick={() => setMapOpen(!isMapOpen)}
              >
                {messages.format('directory.byCountry')}
              </Button>
            )}
          </>
        }
      >
        {countries && (
          <div id={mapId} className={map} data-open={isMapOpen}>
            <CountryMap
              title={messages.format('directory.byCountry')}
              heading={messages.format('directory.title')}
              values={countries.values}
              unknown={countries.unknown}
              selected={filter.country ?? []}
              formatValue={formatCount}
              toHref={(country) => `${SITE_PATHS.companies}?${toggleCountry(filter, country)}`}
              onSelect={(country) => onFilterChange(toggleCountry(filter, country))}
            />
          </div>
        )}
        <ListBody
          state={state}
          expectedRows={10}
          art="seal"
          empty={messages.format('directory.empty')}
          emptyHint={messages.format('directory.emptyHint')}
          onRetry={onRetry}
        >
          {({ rows, total, more }) => (
            <DataTable
              caption={messages.format('directory.title')}
              rows={rows}
              columns={columns}
              rowClassName={resultRow}
              sort={null}
              memoryId="companies"
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

/** Returns the columns for comparing companies. */
export function companyColumns(
  messages: Messages,
  renderFollow: CompanyDirectoryProps['renderFollow'],
): DataTableColumn<CatalogueCompany>[] {
  return [
    {
      key: 'name',
      header: messages.format('directory.company'),
      cell: (company) => <CompanyName company={company} />,
      width: 30,
    },
    {
      key: 'country',
      header: messages.format('directory.country'),
      value: ({ country_code: code, country }) =>
        country && countryOfCodeIn(code ?? '', country, messages.locale),
      width: 11,
    },
    {
      key: 'type',
      header: messages.format('directory.type'),
      value: ({ type }) => type && messages.format(`directory.type.${type}`),
      width: 11,
    },
    {
      key: 'sectors',
      header: messages.format('directory.sectors'),
      value: ({ sectors }) =>
        messages.list(
          sectors.map((sector) => messages.format(`sector.${sector}`)),
          'separated',
        ),
      place: 'hidden',
      width: 17,
    },
    {
      key: 'products',
      header: messages.format('directory.supplies'),
      kind: 'number',
      value: ({ products }) => products,
      cell: ({ products }) => messages.format('directory.products', { count: products }),
      width: 9,
    },
    { key: 'followers', header: messages.format('directory.followers'), place: 'hidden', width: 9 },
    {
      key: 'actions',
      header: messages.format('directory.actions'),
      kind: 'action',
      cell: (company) => renderFollow(company),
      width: 13,
    },
  ];
}

/** Maximum number of certificates shown with a name. */
const CERTIFICATES_SHOWN = 2;

/** Name, marks, and matching products. */
function CompanyName({ company }: { company: CatalogueCompany }) {
  const messages = useMessages();
  const { name, logo, sector, premium, verified_people: verified, matching_products: products } = company;
  return (
    <TableName art={<Art kind="seal" src={logo ?? artPath({ name, sector, kind: 'seal' })} />}>
      <TableRowLink href={companyPath(company)}>
        <bdi>{name}</bdi>
      </TableRowLink>{' '}
      {premium && <Badge tone="premium">Premium</Badge>}
      {verified > 0 && <VerifiedBadge of="company" />}
      {company.certificates?.slice(0, CERTIFICATES_SHOWN).map((scheme) => (
        <Fragment key={scheme}>
          {' '}
          <Badge>{CERTIFICATE_NAMES[scheme]}</Badge>
        </Fragment>
      ))}
      {products.length > 0 && (
        <span className={matching}>
          {messages.format('directory.matching', {
            products: messages.list(products.map((product) => product.name)),
          })}
        </span>
      )}
    </TableName>
  );
}

const SECTOR_KEYS = SECTORS.map(({ key }) => key);

/** Returns the filter groups with the labels of their values. */
function filterGroups(
  messages: Messages,
  filter: DirectoryFilter,
  facets: CompanyFacets | null,
): FilterGroup[] {
  const flag = (
    name: 'verified' | 'premium' | 'followed',
    count: number | null | undefined,
  ): FilterGroup => ({
    name,
    legend: messages.format(`directory.${name}`),
    selected: filter[name] ? ['true'] : [],
    values:
      typeof count === 'number' && count > 0
        ? [{ value: 'true', label: messages.format(`directory.${name}Value`), count }]
        : [],
  });
  return [
    {
      name: 'country',
      legend: messages.format('directory.country'),
      selected: filter.country ?? [],
      values: (facets?.country ?? []).map((value) => ({
        ...value,
        label: countryOfCodeIn(value.value, countryName(value.value) ?? value.value, messages.locale),
      })),
    },
    {
      name: 'sector',
      legend: messages.format('directory.sector'),
      selected: filter.sector ?? [],
      values: inGivenOrder(SECTOR_KEYS, facets?.sector ?? []).map((value) => ({
        ...value,
        label: messages.format(`sector.${value.value}`),
      })),
    },
    {
      name: 'type',
      legend: messages.format('directory.type'),
      selected: filter.type ?? [],
      values: inGivenOrder(COMPANY_TYPES, facets?.type ?? []).map((value) => ({
        ...value,
        label: messages.format(`directory.type.${value.value}`),
      })),
    },
    {
      name: 'certificate',
      legend: messages.format('directory.certificate'),
      selected: filter.certificate ?? [],
      values: inGivenOrder(CERTIFICATE_SCHEMES, facets?.certificate ?? []).map((value) => ({
        ...value,
        label: certificateName(value.value, messages),
      })),
    },
    flag('verified', facets?.verified),
    flag('premium', facets?.premium),
    flag('followed', facets?.followed),
  ];
}
