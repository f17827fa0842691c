import type {
  CatalogueCompany,
  CatalogueProduct,
  SearchAdvice,
  SearchCategory,
  SearchGroup,
  SearchResult,
} from '@millrace/api-client';
import { ListBody, type ListState, type SitePageHit, searchPath } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import {
  ButtonLink,
  DataTable,
  type DataTableColumn,
  Inline,
  Link,
  Notice,
  SectionHead,
  Stack,
  TabNav,
  Text,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useMemo } from 'react';
import { resultRow } from '../../catalogue/BrowseFilters';
import { productColumns } from '../../catalogue/ProductCatalogue';
import { companyColumns } from '../../companies/CompanyDirectory';
import { ResultList } from './ResultList';
import * as css from './SearchResults.css';

/** Kinds of results, in the order of their tabs. */
export const SEARCH_CATEGORIES = [
  'products',
  'companies',
  'events',
  'posts',
  'people',
] as const satisfies readonly SearchCategory[];

export interface SearchResultsProps {
  /** The query; empty before a search. */
  text: string;
  /** Kind that is listed in full. */
  category: SearchCategory;
  state: ListState<SearchResult>;
  /** True if the total is an estimate. Default false. */
  estimated?: boolean;
  /** Best results of each other kind that has any. */
  groups: readonly SearchGroup[];
  /** Alternative queries, or the corrected query that was used instead; null if neither applies. */
  advice: SearchAdvice | null;
  /** Pages of the site with a matching name. Default: none. */
  pages?: readonly SitePageHit[];
  /** True for members, who can also find people and ask the community. */
  isMember: boolean;
  renderFollowProduct: (product: CatalogueProduct) => ReactNode;
  renderFollowCompany: (company: CatalogueCompany) => ReactNode;
  /** Control that saves the search; undefined for guests. */
  save?: ReactNode;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** Search results: one kind in full, with comparison columns for buyers, and the best of the others. */
export function SearchResults({
  text,
  category,
  state,
  estimated = false,
  groups,
  advice,
  pages = [],
  isMember,
  renderFollowProduct,
  renderFollowCompany,
  save,
  onLoadMore,
  onRetry,
}: SearchResultsProps) {
  const messages = useMessages();
  const isDone = state.status === 'ready' || state.status === 'empty';
  const found = state.status === 'ready' ? state.total : 0;
  const foundIn = (one: SearchCategory) =>
    one === category ? found : (groups.find((group) => group.category === one)?.count ?? 0);
  const browse = category === 'products' || category === 'companies' ? SITE_PATHS[category] : null;
  return (
    <section aria-labelledby="results" data-component="SearchResults" className={css.root}>
      <div>
        <SectionHead
          level={1}
          title={messages.format(text ? 'searchResults.title' : 'searchResults.titleEmpty', { text })}
          titleId="results"
          fact={
            found > 0
              ? messages.format(estimated ? 'searchResults.factAbout' : 'searchResults.fact', {
                  count: found,
                })
              : undefined
          }
          actions={
            <Inline gap="xs">
              {save}
              {browse && found > 0 && (
                <ButtonLink size="small" href={`${browse}?${new URLSearchParams({ q: text })}`}>
                  {messages.format('searchResults.filter')}
                </ButtonLink>
              )}
            </Inline>
          }
        />
        {text && (
          <TabNav
            label={messages.format('searchResults.categories')}
            items={SEARCH_CATEGORIES.filter((one) => isMember || one !== 'people').map((one) => ({
              href: searchPath({ text, category: one }),
              name: messages.format(`searchResults.${one}`),
              ...(isDone && { count: foundIn(one) }),
              current: one === category,
            }))}
          />
        )}
      </div>
      {pages.length > 0 && <SitePages pages={pages} />}
      {found > 0 && advice?.did_you_mean && (
        <Notice role="note">
          {messages.format('searchResults.shownFor', { query: advice.did_you_mean })}
        </Notice>
      )}
      <ListBody
        state={state}
        expectedRows={10}
        art={category === 'products' ? 'thumb' : 'none'}
        empty={messages.format(
          text === ''
            ? 'searchResults.titleEmpty'
            : groups.length > 0
              ? 'searchResults.emptyCategory'
              : 'searchResults.empty',
          { text, category },
        )}
        emptyHint={messages.format('searchResults.hint')}
        emptyAction={<EmptyAdvice advice={advice} category={category} isMember={isMember} />}
        onRetry={onRetry}
        {...(browse === null && { foot: { label: messages.format('searchResults.loadMore'), onLoadMore } })}
      >
        {(ready) =>
          browse === null ? (
            <ResultList results={ready.rows} text={text} />
          ) : (
            <ResultTable
              {...ready}
              {...{ text, category, renderFollowProduct, renderFollowCompany, onLoadMore }}
            />
          )
        }
      </ListBody>
      {groups.length > 0 && (
        <div className={css.groups}>
          {groups.map((group) => (
            <OtherKind key={group.category} group={group} text={text} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Matching pages of the site, above the catalogue results: somebody who looks for the settings wants nothing else. */
function SitePages({ pages }: { pages: readonly SitePageHit[] }) {
  const messages = useMessages();
  return (
    <section aria-labelledby="found-pages">
      <SectionHead title={messages.format('siteSearch.pages')} titleId="found-pages" />
      <ul className={css.list}>
        {pages.map(({ title, path }) => (
          <li key={path} className={css.item}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ReadyResults = Extract<ListState<SearchResult>, { status: 'ready' }>;

interface ResultTableProps
  extends Pick<
      SearchResultsProps,
      'text' | 'category' | 'renderFollowProduct' | 'renderFollowCompany' | 'onLoadMore'
    >,
    Omit<ReadyResults, 'status'> {}

/** Products or companies, with the columns of their lists. */
function ResultTable({ category, renderFollowProduct, renderFollowCompany, ...rest }: ResultTableProps) {
  const messages = useMessages();
  const ofProducts = useMemo(
    () => productColumns(messages, { renderFollow: renderFollowProduct }),
    [messages, renderFollowProduct],
  );
  const ofCompanies = useMemo(
    () => companyColumns(messages, renderFollowCompany),
    [messages, renderFollowCompany],
  );
  const products = useMemo(
    () => rest.rows.flatMap((row) => (row.type === 'product' ? [row.product] : [])),
    [rest.rows],
  );
  const companies = useMemo(
    () => rest.rows.flatMap((row) => (row.type === 'company' ? [row.company] : [])),
    [rest.rows],
  );
  return category === 'products' ? (
    <FoundTable {...rest} found={products} columns={ofProducts} />
  ) : (
    <FoundTable {...rest} found={companies} columns={ofCompanies} />
  );
}

interface FoundTableProps<Row> extends Pick<ResultTableProps, 'text' | 'total' | 'more' | 'onLoadMore'> {
  found: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
}

function FoundTable<Row extends { id: string }>({
  found,
  columns,
  text,
  total,
  more,
  onLoadMore,
}: FoundTableProps<Row>) {
  const messages = useMessages();
  return (
    <DataTable
      caption={messages.format('searchResults.caption', { text })}
      rows={found}
      columns={columns}
      rowClassName={resultRow}
      sort={null}
      rowCount={total}
      loading={more === 'loading'}
      error={more === 'failed' ? messages.format('list.failedHint') : undefined}
      {...(onLoadMore && { onLoadMore })}
    />
  );
}

/** Best results of another kind, with a link to all. */
function OtherKind({ group: { category, count, top }, text }: { group: SearchGroup; text: string }) {
  const messages = useMessages();
  const titleId = `found-${category}`;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        title={messages.format(`searchResults.${category}`)}
        titleId={titleId}
        actions={
          <Link href={searchPath({ text, category })}>
            {messages.format('searchResults.seeAll', { count })}
          </Link>
        }
      />
      <ResultList results={top} text={text} />
    </section>
  );
}

/** Suggests other queries if nothing was found. */
function EmptyAdvice({
  advice,
  category,
  isMember,
}: Pick<SearchResultsProps, 'advice' | 'category' | 'isMember'>) {
  const messages = useMessages();
  return (
    <Stack gap="xs">
      {advice?.did_you_mean && (
        <Text as="p">
          {messages.rich('searchResults.didYouMean', {
            query: advice.did_you_mean,
            link: linkTo(searchPath({ text: advice.did_you_mean, category })),
          })}
        </Text>
      )}
      {advice?.wider.slice(0, 3).map(({ q, count }) => (
        <Text as="p" key={q}>
          {messages.rich('searchResults.broader', {
            query: q,
            count,
            link: linkTo(searchPath({ text: q, category })),
          })}
        </Text>
      ))}
      <Inline gap="xs" justify="center">
        <ButtonLink href={SITE_PATHS.products}>{messages.format('searchResults.browse')}</ButtonLink>
        {isMember && (
          <ButtonLink href={SITE_PATHS.networkFeed}>{messages.format('searchResults.ask')}</ButtonLink>
        )}
      </Inline>
    </Stack>
  );
}

const linkTo = (href: string) => (label: ReactNode) => <Link href={href}>{label}</Link>;
