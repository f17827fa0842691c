import { DocsTable } from './DocsTable';
import { Words } from './Words';

interface WrittenTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its head. */
  rows: readonly (readonly [string, ...string[]])[];
}

/** A table in the midst of a written page. */
export function WrittenTable({ caption, columns, rows }: WrittenTableProps) {
  return (
    <DocsTable caption={caption} columns={columns}>
      {rows.map(([head, ...cells]) => (
        <tr key={head}>
          <th scope="row">
            <Words>{head}</Words>
          </th>
          {cells.map((cell) => (
            <td key={cell}>
              <Words>{cell}</Words>
            </td>
          ))}
        </tr>
      ))}
    </DocsTable>
  );
}
