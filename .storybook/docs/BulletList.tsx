import styles from './docs.module.css';
import { Words } from './Words';

export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.bullets}>
      {items.map((item) => (
        <li key={item}>
          <Words>{item}</Words>
        </li>
      ))}
    </ul>
  );
}
