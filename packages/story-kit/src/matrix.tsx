import type { CSSProperties, ReactNode } from 'react';
import { cell, columnName, matrix, row as rowClass, rowName } from './matrix.css';

/** For stories only. */
const label: CSSProperties = { fontSize: 12, color: 'var(--mr-color-text-secondary)' };

export interface StoryMatrixProps {
  rows: readonly string[];
  columns: readonly string[];
  children: (row: string, column: string) => ReactNode;
}

/** Renders every combination of two lists of values on one canvas, for visual comparison. */
export function StoryMatrix({ rows, columns, children }: StoryMatrixProps) {
  return (
    <div className={matrix} style={{ gridTemplateColumns: `auto repeat(${columns.length}, auto)` }}>
      <span />
      {columns.map((column) => (
        <span key={column} className={columnName}>
          {column}
        </span>
      ))}
      {rows.map((row) => (
        <div key={row} className={rowClass}>
          <span className={rowName}>{row}</span>
          {columns.map((column) => (
            <div key={column} data-column={column} className={cell}>
              {children(row, column)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

interface StoryListProps {
  variants: Readonly<Record<string, ReactNode>>;
  /** Side by side, as many as fit at this width; otherwise stacked. */
  columnPx?: number;
}

/** Renders variants stacked, each below its name. */
export function StoryList({ variants, columnPx }: StoryListProps) {
  const justifyItems = columnPx === undefined ? 'start' : 'stretch';
  const gridTemplateColumns =
    columnPx === undefined ? undefined : `repeat(auto-fill, minmax(min(100%, ${columnPx}px), 1fr))`;
  return (
    <div style={{ display: 'grid', gap: 20, alignItems: 'start', gridTemplateColumns }}>
      {Object.entries(variants).map(([name, content]) => (
        <div
          key={name}
          style={{ display: 'grid', gap: 6, justifyItems, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <span style={label}>{name}</span>
          {content}
        </div>
      ))}
    </div>
  );
}
