import { SECTOR_HUES } from '@millrace/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { colorValues } from '../../packages/ui/src/theme/color-values';
import { daylight, night } from '../../packages/ui/src/theme/palette';
import styles from './foundations.module.css';
import { TokenTable } from './TokenTable';
import { tokensBelow, valueAt } from './tokens';

const meta = { title: 'Foundations/Sectors' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const light = colorValues(daylight);
const dark = colorValues(night);

export const Hues: Story = {
  render: () => (
    <TokenTable
      caption="Hues of sectors"
      tokens={[...SECTOR_HUES, 'none'].flatMap((sector) => tokensBelow(`color.sector.${sector}`))}
      values={{
        Light: ({ path }) => valueAt(light, path.slice('color.'.length)),
        Dark: ({ path }) => valueAt(dark, path.slice('color.'.length)),
      }}
      sample={({ reference }) => <div className={styles.swatch} style={{ background: reference }} />}
    />
  ),
};
