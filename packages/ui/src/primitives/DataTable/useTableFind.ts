import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { findCells } from './find-cells';
import { type CellPlace, scrollRowIntoView } from './table-rows';
import { useCellMarks } from './useCellRange';
import type { TableTools } from './useTableTools';

/** Debounce in ms after the last key before the rows are searched. */
const TYPING_PAUSE_MS = 200;

export interface TableFind {
  query: string;
  setQuery: (query: string) => void;
  /** Number of matching cells; null while searching. */
  count: number | null;
  /** Number of the current match, from 1; 0 without any. */
  position: number;
  /** Current match. */
  shown: CellPlace | null;
  /** Moves to the next match, or back with -1; wraps around. */
  go: (by: 1 | -1) => void;
}

const NONE: readonly CellPlace[] = [];

/** Searches all rows, rendered or not, highlights the matches and scrolls to the first. */
export function useTableFind(tools: TableTools, root: RefObject<HTMLElement | null>): TableFind {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly CellPlace[] | null>(NONE);
  const [at, setAt] = useState(0);

  /** Query whose first match was scrolled to. */
  const visited = useRef('');

  const visit = (place: CellPlace | undefined) => {
    if (place && root.current) void scrollRowIntoView(tools, root.current, place.row);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: searched anew for another text, other rows or columns alone
  useEffect(() => {
    if (query.trim() === '') {
      visited.current = '';
      return setFound(NONE);
    }
    setFound(null);
    const given = new AbortController();
    const timer = setTimeout(async () => {
      const places = await findCells(tools, query, given.signal);
      if (!places || given.signal.aborted) return;
      setFound(places);
      // When rows are added or columns are hidden, the scroll position stays.
      if (visited.current === query)
        return setAt((before) => Math.min(before, Math.max(0, places.length - 1)));
      visited.current = query;
      setAt(0);
      visit(places[0]);
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [query, tools.rows, tools.shown]);

  const current = found?.[at];
  const cellMark = useMemo(() => {
    if (!found || found.length === 0) return null;
    const cellKey = (row: number, column: number) => row * 1_000 + column;
    const keys = new Set(found.map(({ row, column }) => cellKey(row, column)));
    const shown = current && cellKey(current.row, current.column);
    return (row: number, column: number) => {
      const key = cellKey(row, column);
      if (key === shown) return 'current';
      return keys.has(key) ? 'match' : null;
    };
  }, [found, current]);
  useCellMarks(root, 'data-found', cellMark);

  return {
    query,
    setQuery,
    count: found?.length ?? null,
    position: found && found.length > 0 ? at + 1 : 0,
    shown: current ?? null,
    go: (by) => {
      if (!found || found.length === 0) return;
      const next = (at + by + found.length) % found.length;
      setAt(next);
      visit(found[next]);
    },
  };
}
