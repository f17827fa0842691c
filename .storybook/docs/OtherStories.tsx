import { Link } from '@millrace/ui';
import { useState } from 'react';
import type { Stage } from '../../packages/story-kit/src/docs';
import styles from './docs.module.css';
import { type DocsStory, Specimen } from './Specimen';
import { Words } from './Words';

/** The other stories, each shown when it is opened: some start work, some cover the page. */
export function OtherStories({
  stories,
  stage,
}: {
  stories: readonly DocsStory[];
  stage: Stage | undefined;
}) {
  return (
    <div>
      {stories.map((story) => (
        <OneStory key={story.id} story={story} stage={stage} />
      ))}
    </div>
  );
}

function OneStory({ story, stage }: { story: DocsStory; stage: Stage | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const description = story.parameters.docs?.description?.story as string | undefined;
  return (
    <details className={styles.storyItem} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.storyName}>{story.name}</summary>
      {isOpen && (
        <div className={styles.storyBody}>
          {description && (
            <p>
              <Words>{description}</Words>
            </p>
          )}
          <Specimen
            of={story.moduleExport}
            stage={stage}
            caption={<Link href={`?path=/story/${story.id}`}>Open “{story.name}” alone</Link>}
          />
        </div>
      )}
    </details>
  );
}
