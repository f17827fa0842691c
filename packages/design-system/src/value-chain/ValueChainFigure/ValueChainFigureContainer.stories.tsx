import { aProduct, empty, huge } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ValueChainFigureContainer } from '.';

const meta = {
  title: 'Value chain/ValueChainFigureContainer',
  component: ValueChainFigureContainer,
  tags: ['!autodocs'],
  ...withApi,
  args: { product: aProduct(), treeHref: '?tab=valuechain' },
} satisfies Meta<typeof ValueChainFigureContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Draws the first materials and applications, once they have been read',
  parameters: { api: { scenarios: [huge({ rows: 12 })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure')).toBeVisible();
    await expect(sentRequests()).toHaveLength(2);
  },
};

export const Empty: Story = {
  name: 'Is not there where nothing is known',
  parameters: { api: { scenarios: [empty()] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(sentRequests()).toHaveLength(2));
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
  },
};
