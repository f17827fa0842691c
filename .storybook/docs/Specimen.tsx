import { Canvas, type DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ContextType, type ReactNode, type RefObject, useRef } from 'react';
import type { Stage } from '../../packages/story-kit/src/docs';
import styles from './docs.module.css';
import { useReturnedFocus } from './useReturnedFocus';

/** A story as a page of documentation knows it. */
export type DocsStory = ReturnType<NonNullable<ContextType<typeof DocsContext>>['componentStories']>[number];

interface SpecimenProps {
  /** A story's export. */
  of: NonNullable<ComponentProps<typeof Canvas>['of']>;
  stage: Stage | undefined;
  caption?: ReactNode;
  /** Over the story: the marks of its parts. */
  children?: ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
}

/** A story on the page, live, with its source behind a button. */
export function Specimen({ of, stage, caption, children, ref }: SpecimenProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const stageRef = ref ?? ownRef;
  useReturnedFocus(stageRef);
  const story = stage ? { inline: false, height: `${stage.heightPx}px` } : {};
  return (
    <figure className={styles.figure}>
      <div ref={stageRef} className={styles.stage}>
        <Canvas of={of} story={story} />
        {children}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
