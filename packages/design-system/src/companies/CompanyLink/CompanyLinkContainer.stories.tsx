import { failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CompanyLinkContainer, ObjectionContainer } from '.';

const company = { id: 'a8899a0b-0d32-538f-9678-7b8c6a589106', name: 'Kvarnholm Silica AB' };

const meta = {
  title: 'Companies/CompanyLinkContainer',
  tags: ['!autodocs', 'no-visual'], // Look like CompanyLink, or end with a toast or a redirect.
  component: CompanyLinkContainer,
  ...withApi,
  args: { company, onSignInRequired: fn() },
} satisfies Meta<typeof CompanyLinkContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = 'The switchboard knows me.';

export const Asks: Story = {
  name: 'Asks a moderator, and says that one looks at it; what was typed outlives a failure [GAP-089]',
  parameters: { api: { scenarios: [failing('server', { operations: ['requestVerification'], times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask a moderator' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(dialog.getByText('Enter an explanation.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), WORDS);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue(WORDS);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/^A moderator is reviewing your request/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Verified: Story = {
  name: 'Says that one is verified',
  parameters: { api: { user: { company_verified: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verified')).toBeVisible();
  },
};

export const Objects: Story = {
  name: 'Objects to somebody who is listed with one’s company [GAP-089]',
  render: ({ onSignInRequired }) => (
    <ObjectionContainer
      company={company}
      person={{ id: '52e42a08-9244-575d-8d5b-6b8bd388e56f', name: 'Vera Quist' }}
      onSignInRequired={onSignInRequired}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Object to the listing of Vera Quist at Kvarnholm Silica AB' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Nobody knows her.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sentRequests()).toContain(
      `POST /api/v2/companies/${company.id}/people/52e42a08-9244-575d-8d5b-6b8bd388e56f/objections`,
    );
  },
};
