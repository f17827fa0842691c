import { aProduct, failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ActivitySummaryContainer } from '.';

const product = aProduct();

const meta = {
  title: 'Catalogue/ActivitySummaryContainer',
  tags: ['!autodocs'],
  component: ActivitySummaryContainer,
  ...withApi,
  args: { product },
} satisfies Meta<typeof ActivitySummaryContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks for five items and shows them [PROD-010]',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    await expect(sentRequests()).toEqual([`GET /api/v1/product/activity/${product.id}?limit=5`]);
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, and reads again when asked to',
  parameters: { api: { scenarios: [failing('server', { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load this list.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
  },
};
