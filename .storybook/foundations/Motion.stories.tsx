import type { Meta, StoryObj } from '@storybook/react-vite';
import { measures, stillMeasures } from '../../packages/ui/src/theme/measures';
import styles from './foundations.module.css';
import { TokenTable } from './TokenTable';
import { tokensBelow, valueAt } from './tokens';

const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Point at a sample, or focus it, to see it move. */
export const Durations: Story = {
  render: () => (
    <TokenTable
      caption="Durations"
      tokens={tokensBelow('duration')}
      values={{
        Value: ({ path }) => valueAt(measures, path),
        'Reduced motion': ({ path }) => valueAt(stillMeasures, path),
      }}
      sample={({ path, reference }) => (
        <button type="button" className={styles.track} aria-label={`Move for ${path}`}>
          <div
            className={styles.runner}
            style={{ transition: `transform ${reference} var(--mr-easing-standard)` }}
          />
        </button>
      )}
    />
  ),
};

export const Easing: Story = {
  render: () => (
    <TokenTable
      caption="Easing"
      tokens={tokensBelow('easing')}
      values={{ Value: ({ path }) => valueAt(measures, path) }}
    />
  ),
};
