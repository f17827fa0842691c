import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WATER_GAUGE_TONES, WaterGauge } from '.';

const meta = {
  title: 'UI/Other/WaterGauge',
  component: WaterGauge,
  args: { children: 'Water gauge' },
  argTypes: { tone: { control: 'inline-radio', options: WATER_GAUGE_TONES } },
} satisfies Meta<typeof WaterGauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Does what it is there for',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What the water gauge must show first')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <StoryList
      variants={Object.fromEntries(
        WATER_GAUGE_TONES.map((tone) => [tone, <WaterGauge key={tone} {...args} tone={tone} />]),
      )}
    />
  ),
};
