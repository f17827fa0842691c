import { Controls, useOf } from '@storybook/addon-docs/blocks';
import styles from './docs.module.css';
import type { DocsStory } from './Specimen';

/** Controls that set a value with one field; the others would ask for data as JSON. */
const SIMPLE = new Set([
  'boolean',
  'text',
  'number',
  'range',
  'radio',
  'inline-radio',
  'select',
  'color',
  'date',
]);

/** Sets what is simple of the first story, there on the page. */
export function Playground({ of }: { of: DocsStory['moduleExport'] }) {
  const { story } = useOf(of, ['story']);
  const names = Object.entries(story.argTypes)
    .filter(([, { control }]) => {
      const kind = typeof control === 'object' ? control?.type : control;
      return kind && SIMPLE.has(kind);
    })
    .map(([name]) => name);
  if (names.length === 0) return null;
  return (
    <details className={styles.playground}>
      <summary>Try its props</summary>
      <Controls of={of} include={names} />
    </details>
  );
}
