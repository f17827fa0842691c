import { aCustomerRow, aVendorRow, failing, huge } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CustomerTableContainer, VendorTableContainer } from '.';

const meta = {
  title: 'Network/PartnerTableContainer',
  tags: ['!autodocs'],
  component: VendorTableContainer,
  ...withApi,
  args: { company: { id: 'a8899a0b', name: 'Ostwald Quarzglas GmbH' } },
} satisfies Meta<typeof VendorTableContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists the vendors, each leading to its page by name and id [LIST-001]',
  play: async ({ canvas }) => {
    const { company_id: id, company_name: name } = aVendorRow();
    const link = await canvas.findByRole('link', { name });
    await expect(link).toHaveAttribute('href', `/company/kvarnholm-silica-ab/${id}`);
  },
};

export const Customers: Story = {
  name: 'Lists the customers, each leading to its page by id [LIST-002]',
  render: (args) => <CustomerTableContainer {...args} />,
  play: async ({ canvas }) => {
    const { customer_id: id, customer_name: name } = aCustomerRow();
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', `/company/${id}`);
  },
};

export const ErrorState: Story = {
  name: 'Error: says so, and reads again when asked to',
  parameters: { api: { scenarios: [failing('server', { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: aVendorRow().company_name })).toBeVisible();
  },
};

export const OnTheFreePlan: Story = {
  name: 'Tells the Free plan the contacts of the first four',
  parameters: { api: { viewer: 'free' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Not shown')).toHaveLength(4));
  },
};

export const TenThousandRows: Story = {
  parameters: { api: { scenarios: [huge()] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('200 of 10,000 shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more vendors' }));
    await expect(await canvas.findByText('400 of 10,000 shown')).toBeVisible();
  },
};
