import { countryIn, SEARCH_MINIMUMS } from '@millrace/domain';
import {
  Art,
  ButtonLink,
  DataTable,
  type DataTableColumn,
  MatchedText,
  Notice,
  SectionHead,
  TableName,
  TableRowLink,
  TabNav,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ComponentPropsWithRef, useMemo } from 'react';
import type { ListState } from '../../internal/list-state';
import { ListBody } from '../PagedList';
import {
  hitArt,
  hitPath,
  type SearchHit,
  SITE_SEARCH_CATEGORIES,
  type SiteSearchCategory,
  searchPath,
} from '../SiteSearch';
import { siteSearchMessages } from '../SiteSearch/SiteSearch.messages';
import { categories, row } from './SearchResults.css';
import { searchResultsMessages } from './SearchResults.messages';

export interface SearchResultsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What was searched for. */
  text: string;
  /** What was searched. Default `products`. */
  category?: SiteSearchCategory;
  /** As many as a page shows; that many were found, there may be more. Default: no such limit. */
  limit?: number;
  state: ListState<SearchHit>;
  onRetry?: (() => void) | undefined;
}

const hitKey = ({ id }: SearchHit) => id;

/** What a search found, as a page of its own: for Enter in the search box, and before scripts arrive. */
export function SearchResults({
  text,
  category = 'products',
  limit = Number.POSITIVE_INFINITY,
  state,
  onRetry,
  ...rest
}: SearchResultsProps) {
  const messages = useMessages(searchResultsMessages, siteSearchMessages);
  const columns = useMemo(
    (): DataTableColumn<SearchHit>[] => [
      {
        key: 'name',
        header: messages.format('searchResults.name'),
        cell: (hit) => (
          <TableName art={<Art {...hitArt(hit)} />}>
            <TableRowLink href={hitPath(hit)}>
              <MatchedText text={hit.name} query={text} />
            </TableRowLink>
          </TableName>
        ),
      },
      {
        key: 'kind',
        header: messages.format('searchResults.kind'),
        cell: ({ kind }) => messages.format(kind === 'product' ? 'siteSearch.product' : 'siteSearch.company'),
      },
      {
        key: 'country',
        header: messages.format('searchResults.country'),
        cell: ({ country }) => (country ? countryIn(country, messages.locale) : ''),
      },
    ],
    [messages, text],
  );
  const isCut = state.status === 'ready' && state.rows.length >= limit;
  const other = category === 'products' ? 'companies' : 'products';
  return (
    <section aria-labelledby="results" data-component="SearchResults" {...rest}>
      <SectionHead
        level={1}
        title={messages.format(text ? 'searchResults.title' : 'searchResults.titleEmpty', { text })}
        titleId="results"
        fact={
          state.status === 'ready'
            ? messages.format(isCut ? 'searchResults.factFirst' : 'searchResults.fact', {
                count: state.total,
              })
            : undefined
        }
      />
      {text && (
        <TabNav
          label={messages.format('searchResults.categories')}
          className={categories}
          items={SITE_SEARCH_CATEGORIES.map((one) => ({
            href: searchPath({ text, category: one }),
            name: messages.format(`searchResults.${one}`),
            current: one === category,
          }))}
        />
      )}
      <ListBody
        state={state}
        expectedRows={5}
        art="thumb"
        empty={messages.format(text ? 'searchResults.empty' : 'searchResults.titleEmpty', { text })}
        emptyHint={messages.format('searchResults.hint', { count: SEARCH_MINIMUMS.site })}
        emptyAction={
          text && (
            <ButtonLink href={searchPath({ text, category: other })}>
              {messages.format(
                other === 'companies' ? 'searchResults.searchCompanies' : 'searchResults.searchProducts',
                { text },
              )}
            </ButtonLink>
          )
        }
        onRetry={onRetry}
      >
        {({ rows }) => (
          <>
            <DataTable
              caption={messages.format('searchResults.caption', { text })}
              rows={rows}
              rowKey={hitKey}
              columns={columns}
              rowClassName={row}
              tools={false}
            />
            {isCut && <Notice role="note">{messages.format('searchResults.cut')}</Notice>}
          </>
        )}
      </ListBody>
    </section>
  );
}
