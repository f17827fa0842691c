import { countryIn, SEARCH_MINIMUMS } from '@millrace/domain';
import {
  Art,
  ButtonLink,
  MatchedText,
  Notice,
  SectionHead,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableRowLink,
  TabNav,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ComponentPropsWithRef } from 'react';
import type { ListState } from '../../internal/list-state';
import { ListBody } from '../PagedList';
import { SITE_SEARCH_CATEGORIES, hitArt, hitPath, searchPath, type SearchHit, type SiteSearchCategory } from '../SiteSearch';
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
            <Table caption={messages.format('searchResults.caption', { text })}>
              <TableHead>
                <TableColumn>{messages.format('searchResults.name')}</TableColumn>
                <TableColumn>{messages.format('searchResults.kind')}</TableColumn>
                <TableColumn>{messages.format('searchResults.country')}</TableColumn>
              </TableHead>
              <TableBody>
                {rows.map((hit) => (
                  <TableRow key={hit.id} className={row}>
                    <TableCell place="name">
                      <TableName art={<Art {...hitArt(hit)} />}>
                        <TableRowLink href={hitPath(hit)}>
                          <MatchedText text={hit.name} query={text} />
                        </TableRowLink>
                      </TableName>
                    </TableCell>
                    <TableCell>
                      {messages.format(hit.kind === 'product' ? 'siteSearch.product' : 'siteSearch.company')}
                    </TableCell>
                    <TableCell>{hit.country ? countryIn(hit.country, messages.locale) : ''}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
            {isCut && <Notice role="note">{messages.format('searchResults.cut')}</Notice>}
          </>
        )}
      </ListBody>
    </section>
  );
}
