import { aCompany } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CompanyFactsDialogContainer } from '.';

const company = aCompany();

const meta = {
  title: 'Companies/CompanyFactsDialog',
  component: CompanyFactsDialogContainer,
  ...withApi,
  args: { company, open: true, onOpenChange: fn() },
  parameters: { api: { viewer: 'premium' }, docs: { story: { inline: false, height: '820px' } } },
} satisfies Meta<typeof CompanyFactsDialogContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Edits what is known of a company, adds a certificate and a site, and saves',
  tags: ['phone', 'rtl'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: `Facts about ${company.name}` }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'People' }), '50–249');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Founded' }), '19x68');
    await userEvent.click(dialog.getByRole('button', { name: 'Add a certificate' }));
    const certificate = within(dialog.getByRole('group', { name: 'Certificate 1' }));
    await userEvent.type(certificate.getByRole('textbox', { name: 'Number' }), 'SE-1234');
    await userEvent.click(dialog.getByRole('button', { name: 'Add a site' }));
    const site = within(dialog.getByRole('group', { name: 'Site 1' }));
    await userEvent.type(site.getByRole('textbox', { name: 'Address' }), 'Bruksgatan 14');
    await userEvent.type(site.getByRole('textbox', { name: 'Country code' }), 'se');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Facts saved')).toBeVisible();
    await expect(sentRequests()).toContain(`PUT /api/v1/company/${company.id}`);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
