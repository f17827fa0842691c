import type { DocumentedState } from '../../packages/story-kit/src/docs';
import { DocsTable } from './DocsTable';
import styles from './docs.module.css';
import { Words } from './Words';

export function StateTable({ states }: { states: readonly DocumentedState[] }) {
  return (
    <DocsTable caption="States" columns={['State', 'What it means']}>
      {states.map(({ state, what }) => (
        <tr key={state}>
          <th scope="row">
            <code className={styles.code}>{state}</code>
          </th>
          <td>
            <Words>{what}</Words>
          </td>
        </tr>
      ))}
    </DocsTable>
  );
}
