import { aCompany, huge } from '@millrace/api-mocks';
import { findBodyRows, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CompanyProductTableContainer } from '.';

const meta = {
  title: 'Companies/CompanyProductTableContainer',
  tags: ['!autodocs'],
  component: CompanyProductTableContainer,
  ...withApi,
  args: { company: aCompany() },
} satisfies Meta<typeof CompanyProductTableContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(findBodyRows(canvas).length).toBeGreaterThan(0));
  },
};

export const TenThousandRows: Story = {
  parameters: { api: { scenarios: [huge()] } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(50));
    await userEvent.click(canvas.getByRole('button', { name: 'Load more products' }));
    await expect(await canvas.findByText('100 of 10,000 shown')).toBeVisible();
  },
};
