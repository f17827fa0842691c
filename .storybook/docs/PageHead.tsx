import * as index from '@millrace/design-system';
import { Heading, Inline, Prose, Text } from '@millrace/design-system';
import * as light from '@millrace/design-system/light';
import { useEffect } from 'react';
import type { ComponentDocs } from '../../packages/design-system/src/internal/story-docs';
import { anchorOfSynonym } from '../synonym-anchor';
import styles from './docs.module.css';
import { Words } from './Words';

interface PageHeadProps {
  layer: string;
  name: string;
  docs: ComponentDocs;
}

/** Name, what it is, how it is imported, and the other words by which the search finds it. */
export function PageHead({ layer, name, docs }: PageHeadProps) {
  useEffect(scrollToHash, []);
  const line = importLine(name);
  return (
    <header className={styles.head}>
      <Text variant="label">{layer}</Text>
      <Heading level={1}>{name}</Heading>
      <Prose size="large">
        <p>
          <Words>{docs.summary}</Words>
        </p>
      </Prose>
      {line && <code className={`${styles.code} ${styles.importLine}`}>{line}</code>}
      {docs.synonyms.length > 0 && (
        <Inline gap="xs" align="baseline">
          <Text variant="caption">Also called</Text>
          {docs.synonyms.map((word) => (
            <span key={word} id={anchorOfSynonym(word)} className={styles.synonym}>
              {word}
            </span>
          ))}
        </Inline>
      )}
    </header>
  );
}

/** None for what stands in features of ours alone. */
function importLine(name: string): string | undefined {
  if (!(name in index)) return undefined;
  const entry = name in light ? '@millrace/design-system/light' : '@millrace/design-system';
  return `import { ${name} } from '${entry}';`;
}

/** The search leads to a synonym by its id; Storybook looks for it before a page asked for late is there. */
function scrollToHash() {
  const { hash } = window.parent.location;
  if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ block: 'center' });
}
