import { Inline, Text } from '@millrace/ui';
import { anchorOfSynonym } from '../synonym-anchor';
import styles from './docs.module.css';

/** Other words for what a page is about, each a place that the search leads to. */
export function AlsoCalled({ words }: { words: readonly string[] }) {
  return (
    <Inline gap="xs" align="baseline">
      <Text variant="caption">Also called</Text>
      {words.map((word) => (
        <span key={word} id={anchorOfSynonym(word)} className={styles.synonym}>
          {word}
        </span>
      ))}
    </Inline>
  );
}
