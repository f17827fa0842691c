import { failing } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RecommendedProductsContainer } from '.';

const meta = {
  title: 'Catalogue/RecommendedProductsContainer',
  tags: ['!autodocs'],
  component: RecommendedProductsContainer,
  ...withApi,
} satisfies Meta<typeof RecommendedProductsContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists what the server recommends',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(5));
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, and reads again when asked to',
  parameters: { api: { scenarios: [failing('server', { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(5));
  },
};
