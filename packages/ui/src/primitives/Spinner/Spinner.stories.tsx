import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LABEL_VISIBILITIES } from '../../internal/control-props';
import { Spinner } from '.';

const meta = {
  title: 'UI/Feedback/Spinner',
  component: Spinner,
  argTypes: { labelVisibility: { control: 'inline-radio', options: LABEL_VISIBILITIES } },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const WithLabel: Story = { args: { label: 'Fetching Applications ...', labelVisibility: 'shown' } };

export const Matrix: Story = {
  tags: ['forced-colors'],
  render: () => (
    <StoryList
      variants={Object.fromEntries(
        LABEL_VISIBILITIES.map((labelVisibility) => [
          `label ${labelVisibility}`,
          <Spinner
            key={labelVisibility}
            label="Fetching Applications ..."
            labelVisibility={labelVisibility}
          />,
        ]),
      )}
    />
  ),
};
