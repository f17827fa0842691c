import type { SearchHit } from '@millrace/api-client';
import type { ListState } from '../../internal/list-state';
import { useMessages } from '../../messages/MessagesContext';
import { Art } from '../../primitives/Art';
import { SectionHead } from '../../primitives/SectionHead';
import {
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableRowLink,
} from '../../primitives/Table';
import { ListBody } from '../PagedList';
import { hitArt, hitPath } from '../SiteSearch';
import { row } from './SearchResults.css';

export interface SearchResultsProps {
  /** What was searched for. */
  text: string;
  state: ListState<SearchHit>;
  onRetry?: (() => void) | undefined;
}

/** What a search found, as a page of its own: for Enter in the search box, and before scripts arrive. */
export function SearchResults({ text, state, onRetry }: SearchResultsProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="results" data-component="SearchResults">
      <SectionHead
        level={1}
        title={messages.format(text ? 'searchResults.title' : 'searchResults.titleEmpty', { text })}
        titleId="results"
        fact={
          state.status === 'ready' ? messages.format('searchResults.fact', { count: state.total }) : undefined
        }
      />
      <ListBody
        state={state}
        expectedRows={5}
        art="thumb"
        empty={messages.format(text ? 'searchResults.empty' : 'searchResults.titleEmpty', { text })}
        emptyHint={messages.format('searchResults.hint')}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <Table caption={messages.format('searchResults.caption', { text })}>
            <TableHead>
              <TableColumn>{messages.format('searchResults.name')}</TableColumn>
              <TableColumn>{messages.format('searchResults.kind')}</TableColumn>
              <TableColumn>{messages.format('searchResults.country')}</TableColumn>
            </TableHead>
            <TableBody>
              {rows.map((hit) => (
                <TableRow key={hit._id} className={row}>
                  <TableCell place="name">
                    <TableName art={<Art {...hitArt(hit)} />}>
                      <TableRowLink href={hitPath(hit)}>{hit._source.name}</TableRowLink>
                    </TableName>
                  </TableCell>
                  <TableCell>
                    {messages.format(hit._index === 'products' ? 'siteSearch.product' : 'siteSearch.company')}
                  </TableCell>
                  <TableCell>{hit._source.country ?? ''}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </ListBody>
    </section>
  );
}
