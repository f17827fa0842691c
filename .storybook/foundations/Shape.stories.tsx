import type { Meta, StoryObj } from '@storybook/react-vite';
import { measures } from '../../packages/ui/src/theme/measures';
import styles from './foundations.module.css';
import { TokenTable } from './TokenTable';
import { tokensBelow, valueAt } from './tokens';

const meta = { title: 'Foundations/Shape' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Radius: Story = {
  render: () => (
    <TokenTable
      caption="Radii"
      tokens={tokensBelow('radius')}
      values={{ Value: ({ path }) => valueAt(measures, path) }}
      sample={({ reference }) => <div className={styles.box} style={{ borderRadius: reference }} />}
    />
  ),
};

export const Rules: Story = {
  render: () => (
    <TokenTable
      caption="Rules and bands"
      tokens={['hairline', 'rule', 'band'].flatMap((name) => tokensBelow(`size.${name}`))}
      values={{ Value: ({ path }) => valueAt(measures, path) }}
      sample={({ reference }) => (
        <div style={{ inlineSize: 160, blockSize: reference, background: 'var(--mr-color-rule-strong)' }} />
      )}
    />
  ),
};

export const Shadow: Story = {
  render: () => <div className={styles.floating}>What floats: menus, dialogs, toasts.</div>,
};
