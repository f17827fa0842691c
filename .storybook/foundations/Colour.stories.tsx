import type { Meta, StoryObj } from '@storybook/react-vite';
import { colorValues } from '../../packages/ui/src/theme/color-values';
import { daylight, night } from '../../packages/ui/src/theme/palette';
import { ContrastTable } from './ContrastTable';
import styles from './foundations.module.css';
import { TokenTable } from './TokenTable';
import { type Token, tokensBelow, valueAt } from './tokens';

const meta = { title: 'Foundations/Colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themes = { Light: colorValues(daylight), Dark: colorValues(night) };
const groups = ['surface', 'text', 'rule', 'control', 'mark', 'tint', 'focus'];

const valueIn = (values: typeof themes.Light) => (token: Token) =>
  valueAt(values, token.path.slice('color.'.length));

export const Roles: Story = {
  render: () => (
    <TokenTable
      caption="Roles of colours"
      tokens={groups.flatMap((group) => tokensBelow(`color.${group}`))}
      values={{ Light: valueIn(themes.Light), Dark: valueIn(themes.Dark) }}
      sample={({ reference }) => <div className={styles.swatch} style={{ background: reference }} />}
    />
  ),
};

export const Contrast: Story = { render: () => <ContrastTable /> };
