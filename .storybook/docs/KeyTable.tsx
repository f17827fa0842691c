import type { DocumentedKey } from '../../packages/story-kit/src/docs';
import { DocsTable } from './DocsTable';
import styles from './docs.module.css';
import { Words } from './Words';

export function KeyTable({ keys }: { keys: readonly DocumentedKey[] }) {
  return (
    <DocsTable caption="Keys" columns={['Key', 'What it does']}>
      {keys.map((entry) => (
        <tr key={`${entry.keys.join()} ${entry.does}`}>
          <th scope="row">
            {entry.keys.map((key, index) => (
              <span key={key}>
                {index > 0 && ' '}
                <kbd className={`${styles.code} ${styles.keyCap}`}>{key}</kbd>
              </span>
            ))}
          </th>
          <td>
            <Words>{entry.does}</Words>
          </td>
        </tr>
      ))}
    </DocsTable>
  );
}
