import propsByFolder from 'virtual:props';
import { Heading } from '@millrace/ui';
import type { DocumentedProps } from '../source/read-props';
import { DocsTable } from './DocsTable';
import styles from './docs.module.css';
import { Words } from './Words';

/** Of a folder, the component's own props first; of a part with a page of its own, those alone. */
export function findDocumentedProps(folder: string, name: string): readonly DocumentedProps[] {
  const all = propsByFolder[folder] ?? [];
  const isOwn = (type: DocumentedProps) => type.name === `${name}Props`;
  if (!folder.endsWith(`/${name}`)) return all.filter(isOwn);
  return all.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

/** What the types say of each prop, for the component and its parts. */
export function PropTables({ types }: { types: readonly DocumentedProps[] }) {
  return types.map(({ name, props, also }) => (
    <div key={name} className={styles.propsTable}>
      {types.length > 1 && (
        <Heading level={3} size="panel">
          {name.replace(/Props$/, '')}
        </Heading>
      )}
      {props.length > 0 && (
        <DocsTable
          caption={`Props of ${name.replace(/Props$/, '')}`}
          columns={['Prop', 'Type', 'What it is for']}
        >
          {props.map((prop) => (
            <tr key={prop.name}>
              <th scope="row">
                <code className={styles.code}>{prop.name}</code>
                {prop.required && <span className={styles.aside}> required</span>}
              </th>
              <td>
                <code className={styles.code}>{prop.type}</code>
              </td>
              <td>
                <Words>{prop.description}</Words>
              </td>
            </tr>
          ))}
        </DocsTable>
      )}
      {also.length > 0 && (
        <p className={styles.aside}>
          {props.length > 0 ? 'And all of' : 'All of'}{' '}
          {also.map((type, index) => (
            <span key={type}>
              {index > 0 && ', '}
              <code className={styles.code}>{type}</code>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  ));
}
