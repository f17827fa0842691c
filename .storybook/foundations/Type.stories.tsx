import type { Meta, StoryObj } from '@storybook/react-vite';
import { type } from '../../packages/ui/src/styles/typography';
import { measures } from '../../packages/ui/src/theme/measures';
import styles from './foundations.module.css';
import { TokenTable } from './TokenTable';
import { tokensBelow, valueAt } from './tokens';

const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sets of declarations that components are written in. */
export const Settings: Story = {
  render: () => (
    <div>
      {Object.entries(type).map(([name, setting]) => (
        <div key={name} className={styles.setting}>
          <span className={styles.name}>{name}</span>
          <span style={setting}>Preform silica glass, drawn at 2,000 °C</span>
        </div>
      ))}
    </div>
  ),
};

export const Tokens: Story = {
  render: () => (
    <TokenTable
      caption="Tokens of type"
      tokens={tokensBelow('font')}
      values={{ Value: ({ path }) => valueAt(measures, path) }}
    />
  ),
};
