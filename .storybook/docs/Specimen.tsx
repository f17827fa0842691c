import { Canvas, type DocsContext } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ContextType, ReactNode, Ref } from 'react';
import type { Stage } from '../../packages/design-system/src/internal/story-docs';
import styles from './docs.module.css';

/** A story as a page of documentation knows it. */
export type DocsStory = ReturnType<NonNullable<ContextType<typeof DocsContext>>['componentStories']>[number];

interface SpecimenProps {
  /** A story's export. */
  of: NonNullable<ComponentProps<typeof Canvas>['of']>;
  stage: Stage | undefined;
  caption?: ReactNode;
  /** Over the story: the marks of its parts. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A story on the page, live, with its source behind a button. */
export function Specimen({ of, stage, caption, children, ref }: SpecimenProps) {
  const story = stage ? { inline: false, height: `${stage.heightPx}px` } : {};
  return (
    <figure className={styles.figure}>
      <div ref={ref} className={styles.stage}>
        <Canvas of={of} story={story} />
        {children}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
