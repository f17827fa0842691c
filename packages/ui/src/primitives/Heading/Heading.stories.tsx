import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HEADING_SIZES, Heading } from '.';

const meta = {
  title: 'UI/Text/Heading',
  component: Heading,
  args: { level: 2, children: 'Raw Materials & Equipment' },
  argTypes: { size: { control: 'inline-radio', options: HEADING_SIZES } },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <StoryList
      variants={Object.fromEntries(
        HEADING_SIZES.map((size) => [
          size,
          <Heading key={size} level={2} size={size}>
            Preform silica glass
          </Heading>,
        ]),
      )}
    />
  ),
};

export const LongText: Story = {
  args: {
    level: 1,
    children: 'Polarisationserhaltende Quarzglas-Einzelmodenfaser mit Germaniumdioxid-Dotierung',
  },
};
