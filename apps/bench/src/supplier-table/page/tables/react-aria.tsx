import { useState } from 'react';
import {
  Cell,
  Column,
  Row,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { COLUMNS } from '../rows';
import { type AppProps, inReact, useOrdered } from './react-table';
import { HEAD_PX, HEIGHT_PX, ROW_PX, WIDTH_PX } from './table';

const layoutOptions = { rowHeight: ROW_PX, headingHeight: HEAD_PX };

function App({ rows, onSort }: AppProps) {
  const [sort, setSort] = useState<SortDescriptor>();
  onSort((direction) => setSort({ column: 'company', direction }));
  const ordered = useOrdered(rows, sort?.direction ?? null);
  return (
    <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
      <Table
        aria-label="Suppliers"
        {...(sort ? { sortDescriptor: sort } : {})}
        onSortChange={setSort}
        style={{ display: 'block', width: WIDTH_PX, height: HEIGHT_PX, overflow: 'auto' }}
      >
        <TableHeader>
          {COLUMNS.map(({ key, title, width }) => (
            <Column key={key} id={key} width={width} isRowHeader={key === 'company'} allowsSorting>
              {title}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={ordered}>
          {(row) => (
            <Row data-row="">
              {COLUMNS.map(({ key }) => (
                <Cell key={key}>{row[key]}</Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}

/** Uses its virtualizer; the application sorts the rows. @see https://react-aria.adobe.com/Virtualizer */
export const candidate = inReact('React Aria Table', App, '[role="grid"]');
