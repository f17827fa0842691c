import * as designSystem from '@millrace/design-system';
import * as connected from '@millrace/design-system/connected';
import * as ui from '@millrace/ui';
import { Heading, Prose, Text } from '@millrace/ui';
import * as valueChain from '@millrace/value-chain';
import { useEffect } from 'react';
import type { ComponentDocs } from '../../packages/story-kit/src/docs';
import { AlsoCalled } from './AlsoCalled';
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
      {docs.synonyms.length > 0 && <AlsoCalled words={docs.synonyms} />}
    </header>
  );
}

/** Published entries, the narrower first. */
const ENTRIES: readonly (readonly [string, object])[] = [
  ['@millrace/ui', ui],
  ['@millrace/value-chain', valueChain],
  ['@millrace/design-system', designSystem],
  ['@millrace/design-system/connected', connected],
];

/** None for components of the community alone, which no package publishes. */
function importLine(name: string): string | undefined {
  const entry = ENTRIES.find(([, names]) => name in names)?.[0];
  return entry && `import { ${name} } from '${entry}';`;
}

/** The search leads to a synonym by its id; Storybook looks for it before a page asked for late is there. */
function scrollToHash() {
  const { hash } = window.parent.location;
  if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ block: 'center' });
}
