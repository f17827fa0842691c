import { aCompany, aProduct, failing, slow } from '@millrace/api-mocks';
import { holdTimeouts, sentRequests, withApi } from '@millrace/story-kit';
import { Button } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { InviteDialogContainer } from '.';

const company = aCompany();
const product = aProduct();

/** Opens and closes it, as the head of a page does. */
function Example(props: ComponentProps<typeof InviteDialogContainer>) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <InviteDialogContainer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Network/InviteDialogContainer',
  tags: ['!autodocs', 'no-visual'], // InviteDialog draws its states, or it is gone at the end.
  component: InviteDialogContainer,
  render: (args) => <Example {...args} />,
  ...withApi,
  args: {
    open: true,
    onOpenChange: fn(),
    invited: { kind: 'company', id: company.id, name: company.name },
    onSignInRequired: fn(),
  },
} satisfies Meta<typeof InviteDialogContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const addresses = () => screen.findByRole('textbox', { name: 'Email addresses' });
const sent = () => sentRequests().filter((request) => request.startsWith('POST'));

export const Default: Story = {
  name: 'Idle, IN_PROGRESS, then SENT; opened again it begins anew [PROD-022, API-091]',
  parameters: { api: { scenarios: [slow({ delayMs: 300, operations: ['inviteToCompany'] })] } },
  play: async ({ userEvent }) => {
    await userEvent.type(await addresses(), 'uta@ostwald.example, yield@hanbit.example');
    const held = holdTimeouts(300);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send invite' }));
    await expect(await screen.findByRole('button', { name: 'Sending…' })).toBeVisible();
    await held.endNext(300);
    await expect(await screen.findByRole('button', { name: 'Invite sent' })).toBeDisabled();
    await expect(screen.getByText('We’ve invited 2 people.')).toBeVisible();
    await expect(sent()).toEqual(['POST /api/v1/emails/followCompany']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect(await addresses()).toHaveValue('');
  },
};

export const ToProduct: Story = {
  name: 'Invites to a product as well [API-090]',
  args: { invited: { kind: 'product', id: product.id, name: product.name } },
  play: async ({ userEvent }) => {
    await userEvent.type(await addresses(), 'uta@ostwald.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send invite' }));
    await expect(await screen.findByText('We’ve invited 1 person.')).toBeVisible();
    await expect(sent()).toEqual(['POST /api/v1/emails/followProduct']);
  },
};

export const Fails: Story = {
  name: 'ERROR keeps what was typed, and can be tried again; so does closing it [PROD-022]',
  parameters: { api: { scenarios: [failing('offline', { operations: ['inviteToCompany'], times: 1 })] } },
  play: async ({ userEvent }) => {
    await userEvent.type(await addresses(), 'uta@ostwald.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send invite' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your text is still here. Try again.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect(await addresses()).toHaveValue('uta@ostwald.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send invite' }));
    await expect(await screen.findByText('We’ve invited 1 person.')).toBeVisible();
  },
};
