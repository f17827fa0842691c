import type { AnatomyItem } from '../../packages/story-kit/src/docs';
import { DocsTable } from './DocsTable';
import styles from './docs.module.css';
import { Words } from './Words';

/** The public hooks of the markup; the numbers are those of the figure above. */
export function AnatomyTable({ items }: { items: readonly AnatomyItem[] }) {
  return (
    <DocsTable caption="Root and parts of the markup" columns={['No.', 'Attribute', 'What it is', 'When']}>
      {items.map((item, index) => (
        <tr key={partAttribute(item)}>
          <td className={styles.rowNumber}>{index + 1}</td>
          <th scope="row">
            <code className={styles.code}>{partAttribute(item)}</code>
          </th>
          <td>
            <Words>{item.what}</Words>
          </td>
          <td className={styles.aside}>
            <Words>{item.when ?? 'always'}</Words>
          </td>
        </tr>
      ))}
    </DocsTable>
  );
}

function partAttribute(item: AnatomyItem): string {
  return item.component === undefined ? `data-part="${item.part}"` : `data-component="${item.component}"`;
}
