import type { Meta, StoryObj } from '@storybook/react-vite';
import { measures, phoneMeasures, touchMeasures } from '../../packages/ui/src/theme/measures';
import styles from './foundations.module.css';
import { TokenTable } from './TokenTable';
import { type Token, tokensBelow, valueAt } from './tokens';

const meta = { title: 'Foundations/Space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const usual = ({ path }: Token) => valueAt(measures, path);
const smaller: Readonly<Record<string, string>> = {
  'size.control.small': touchMeasures.control.small,
  'size.control.medium': touchMeasures.control.medium,
  'size.control.large': touchMeasures.control.large,
  'size.masthead': phoneMeasures.masthead,
  'size.pageMargin': phoneMeasures.pageMargin,
};

export const Steps: Story = {
  render: () => (
    <TokenTable
      caption="Steps of the grid"
      tokens={tokensBelow('space')}
      values={{ Value: usual }}
      sample={({ reference }) => <div className={styles.bar} style={{ inlineSize: reference }} />}
    />
  ),
};

export const Sizes: Story = {
  render: () => (
    <TokenTable
      caption="Sizes"
      tokens={tokensBelow('size')}
      values={{
        Value: usual,
        'On phones and touch': ({ path }) => smaller[path] ?? usual({ path } as Token),
      }}
    />
  ),
};
