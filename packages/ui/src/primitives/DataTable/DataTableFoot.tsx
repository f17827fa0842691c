import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../Button';
import { LoadMore } from '../LoadMore';
import { paginationMessages } from '../Pagination/Pagination.messages';
import { pager } from './DataTable.css';

/** The props by which a DataTable gets rows that it was not given. */
export interface DataTablePaging {
  /** How many rows there are, where not all are loaded. Default: as many as `rows`. */
  rowCount?: number;
  /** Loads more rows; a button asks for them while `rows` are fewer than `rowCount`. */
  onLoadMore?: () => void;
  /** The page that `rows` are, from 1. Default 1. */
  page?: number;
  /** How many rows a page has. */
  pageSize?: number;
  /** Asks for another page; buttons below the table do. Needs `pageSize` and `rowCount`. */
  onPageChange?: (page: number) => void;
}

interface DataTableFootProps {
  shown: number;
  rowCount: number;
  loading: boolean;
  page: number;
  pageSize: number;
  onLoadMore: (() => void) | undefined;
  onPageChange: ((page: number) => void) | undefined;
}

/** Shows below the rows how many there are, and the way to the others. */
export function DataTableFoot({ onLoadMore, onPageChange, ...state }: DataTableFootProps) {
  const { shown, rowCount, loading } = state;
  if (onPageChange) return <Pager {...state} onPageChange={onPageChange} />;
  if (!onLoadMore) return null;
  return <LoadMore shown={shown} total={rowCount} loading={loading} onLoadMore={onLoadMore} />;
}

interface PagerProps extends Omit<DataTableFootProps, 'onLoadMore' | 'onPageChange'> {
  onPageChange: (page: number) => void;
}

/** Keeps the focus on a button whose page is the last: it says so, and does nothing. */
function Pager({ page, pageSize, rowCount, loading, onPageChange }: PagerProps) {
  const messages = useMessages(paginationMessages);
  const pages = Math.max(1, Math.ceil(rowCount / pageSize));
  const goTo = (label: 'pagination.previous' | 'pagination.next', to: number) => (
    <Button
      size="small"
      loading={loading}
      aria-disabled={to < 1 || to > pages}
      onClick={() => {
        if (to >= 1 && to <= pages) onPageChange(to);
      }}
    >
      {messages.format(label)}
    </Button>
  );
  return (
    <div data-part="pager" className={pager}>
      <span role="status">{messages.format('pagination.position', { page, total: pages })}</span>
      {goTo('pagination.previous', page - 1)}
      {goTo('pagination.next', page + 1)}
    </div>
  );
}
