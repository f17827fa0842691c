import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import styles from './docs.module.css';
import { Words } from './Words';

interface ShownProps extends Pick<ComponentProps<typeof Story>, 'of'> {
  /** Counted from 1 on each page. */
  number: number;
  /** One plain sentence. */
  caption: string;
}

/** A story in the midst of a written page, as a numbered figure. */
export function Shown({ of, number, caption }: ShownProps) {
  return (
    <figure className={styles.shown}>
      <Story of={of} />
      <figcaption className={styles.caption}>
        <span>
          <b>Fig. {number}</b> <Words>{caption}</Words>
        </span>
      </figcaption>
    </figure>
  );
}
