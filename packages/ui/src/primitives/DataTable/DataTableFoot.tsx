import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../Button';
import { LoadMore } from '../LoadMore';
import { paginationMessages } from '../Pagination/Pagination.messages';
import { pager } from './DataTable.css';

/** Pagination props of a DataTable. */
export interface DataTablePaging {
  /** Total number of rows, if not all are loaded. Default: the length of `rows`. */
  rowCount?: number;
  /** Loads more rows; a button calls it while `rows` are fewer than `rowCount`. */
  onLoadMore?: () => void;
  /** Number of the page that `rows` are, from 1. Default 1. */
  page?: number;
  /** Rows per page. */
  pageSize?: number;
  /** Called when another page is requested by the buttons below the table. Needs `pageSize` and `rowCount`. */
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

/** Shows the number of rows, and the buttons that load others. */
export function DataTableFoot({ onLoadMore, onPageChange, ...state }: DataTableFootProps) {
  const { shown, rowCount, loading } = state;
  if (onPageChange) return <Pager {...state} onPageChange={onPageChange} />;
  if (!onLoadMore) return null;
  return <LoadMore shown={shown} total={rowCount} loading={loading} onLoadMore={onLoadMore} />;
}

interface PagerProps extends Omit<DataTableFootProps, 'onLoadMore' | 'onPageChange'> {
  onPageChange: (page: number) => void;
}

/** Keeps the focus on a button that reached the last page, using aria-disabled. */
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
