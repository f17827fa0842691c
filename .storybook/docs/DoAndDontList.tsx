import type { DoAndDont } from '../../packages/story-kit/src/docs';
import styles from './docs.module.css';
import { Words } from './Words';

/** Pairs side by side: what to do, and what it keeps from. */
export function DoAndDontList({ items }: { items: readonly DoAndDont[] }) {
  return (
    <div className={styles.pairs}>
      {items.map((item) => (
        <div key={item.do} className={styles.pair}>
          <div className={styles.do}>
            <p className={styles.adviceHead}>Do</p>
            <p>
              <Words>{item.do}</Words>
            </p>
          </div>
          <div className={styles.dont}>
            <p className={styles.adviceHead}>Don’t</p>
            <p>
              <Words>{item.dont}</Words>
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
