import type { CSSProperties, ReactNode } from 'react';

/** For stories only. */
const grid: CSSProperties = {
  display: 'grid',
  gap: '16px 24px',
  alignItems: 'center',
  justifyItems: 'start',
};
const label: CSSProperties = { fontSize: 12, color: 'var(--mr-color-text-secondary)' };

export interface StoryMatrixProps {
  rows: readonly string[];
  columns: readonly string[];
  children: (row: string, column: string) => ReactNode;
}

/** Every value of one list against every value of another, on one canvas: what the pictures compare. */
export function StoryMatrix({ rows, columns, children }: StoryMatrixProps) {
  return (
    <div style={{ ...grid, gridTemplateColumns: `auto repeat(${columns.length}, auto)` }}>
      <span />
      {columns.map((column) => (
        <span key={column} style={label}>
          {column}
        </span>
      ))}
      {rows.map((row) => [
        <span key={row} style={label}>
          {row}
        </span>,
        ...columns.map((column) => <div key={`${row} ${column}`}>{children(row, column)}</div>),
      ])}
    </div>
  );
}

/** Variants below each other, each under its name. */
export function StoryList({ variants }: { variants: Readonly<Record<string, ReactNode>> }) {
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      {Object.entries(variants).map(([name, content]) => (
        <div
          key={name}
          style={{ display: 'grid', gap: 6, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <span style={label}>{name}</span>
          {content}
        </div>
      ))}
    </div>
  );
}
