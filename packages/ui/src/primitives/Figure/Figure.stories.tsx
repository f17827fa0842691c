import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Art } from '../Art';
import { FIGURE_BORDERS, Figure } from '.';

const meta = {
  title: 'UI/Media/Figure',
  component: Figure,
  args: {
    number: 1,
    caption: 'Neck-down of a preform. Drawn from name and sector until a picture is uploaded.',
    border: 'strong',
    children: (
      <Art
        kind="plate"
        src="/art/v1/optical-fiber/plate/preform-silica-glass.svg"
        alt="A glass rod drawn down to a fiber"
        loading="eager"
      />
    ),
  },
  argTypes: { border: { control: 'inline-radio', options: FIGURE_BORDERS }, children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 468 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['forced-colors'] };

export const Matrix: Story = {
  render: (args) => (
    <StoryList
      variants={Object.fromEntries(
        FIGURE_BORDERS.map((border, at) => [
          border,
          <Figure key={border} {...args} number={at + 1} border={border} />,
        ]),
      )}
    />
  ),
};
