import { aCompany, failing, proposals, slow } from '@millrace/api-mocks';
import { holdTimeouts, sentRequests, withApi } from '@millrace/story-kit';
import { Button } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  CreateCompanyDialogContainer,
  EditCompanyDialogContainer,
  type EditCompanyDialogContainerProps,
} from '.';

const company = aCompany();

/** Opens and closes it, as a page does. */
function Example({ isNew = false, ...props }: EditCompanyDialogContainerProps & { isNew?: boolean }) {
  const [open, setOpen] = useState(true);
  const common = { open, onOpenChange: setOpen, onSignInRequired: props.onSignInRequired };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isNew ? (
        <CreateCompanyDialogContainer {...common} />
      ) : (
        <EditCompanyDialogContainer {...common} company={props.company} />
      )}
    </>
  );
}

const meta = {
  title: 'Companies/CompanyDialogContainer',
  tags: ['!autodocs', 'no-visual'], // Its dialogs close by themselves, or CompanyDialog draws them.
  component: Example,
  ...withApi,
  args: { open: true, onOpenChange: fn(), onSignInRequired: fn(), company },
  parameters: { api: { viewer: 'premium' } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.getByRole('button', { name: 'Save' });
const address = () => screen.findByRole('textbox', { name: /^Address/ });
const name = () => screen.findByRole('textbox', { name: /^Name/ });
const body = () => document.querySelector('[data-part="body"]');

export const Default: Story = {
  name: 'Saves, says "Company updated!", and closes by itself [PROD-050, PROD-051, ERR-015]',
  parameters: {
    api: { viewer: 'premium', scenarios: [slow({ delayMs: 300, operations: ['updateCompany'] })] },
  },
  play: async ({ userEvent }) => {
    await userEvent.clear(await address());
    await userEvent.type(await address(), 'New Street 2');
    await expect(body()).toHaveAttribute('data-state', 'idle');
    const held = holdTimeouts(300, 1200);
    await userEvent.click(save());
    await waitFor(() => expect(body()).toHaveAttribute('data-state', 'IN_PROGRESS'));
    await held.endNext(300);
    await waitFor(() => expect(body()).toHaveAttribute('data-state', 'COMPLETED'));
    await expect((await screen.findAllByText('Company updated!')).length).toBeGreaterThan(0);
    await expect(screen.getByRole('dialog')).toBeVisible();
    held.end(1200);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sentRequests()).toContain(`PUT /api/v1/company/${company.id}`);
  },
};

export const Taken: Story = {
  name: 'A taken name is ALREADY_EXISTS until something else is typed; closing resets it [PROD-050, PROD-052, ERR-022]',
  play: async ({ userEvent }) => {
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'Orchard & Vale Ltd.');
    await userEvent.click(save());
    await waitFor(() => expect(body()).toHaveAttribute('data-state', 'ALREADY_EXISTS'));
    await expect(await name()).toHaveValue('Orchard & Vale Ltd.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(body()).toHaveAttribute('data-state', 'idle'));
  },
};

export const Fails: Story = {
  name: 'A failure is told as "Failed to update company"; what was typed stays, and can be saved again [ERR-015]',
  parameters: {
    api: { viewer: 'premium', scenarios: [failing('server', { operations: ['updateCompany'], times: 1 })] },
  },
  play: async ({ userEvent }) => {
    await userEvent.clear(await address());
    await userEvent.type(await address(), 'New Street 2');
    await userEvent.click(save());
    await expect(await screen.findByText('Failed to update company')).toBeVisible();
    await expect(await address()).toHaveValue('New Street 2');
    await userEvent.click(save());
    await waitFor(() => expect(body()).toHaveAttribute('data-state', 'COMPLETED'));
  },
};

export const Proposed: Story = {
  name: 'A name that others decide on was proposed, and is never said to be updated [PERM-005]',
  play: async ({ msw, userEvent }) => {
    msw.use(
      http.put('*/api/v1/company/:id', () =>
        HttpResponse.json(
          { Item: company, country: company.country, proposal: proposals()[0] },
          { status: 202 },
        ),
      ),
    );
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'Kvarnholm Glass AB');
    await userEvent.click(save());
    await expect(await screen.findByText(/^Change proposed/)).toBeVisible();
    await expect(screen.queryByText('Company updated!')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect(await name()).toHaveValue(company.name);
  },
};

export const Quicker: Story = {
  name: 'Somebody else was quicker: both texts are seen, and saving again keeps one’s own [GAP-058]',
  // The page still shows the company as it was before the concurrent edit.
  args: { company: { ...company, address: 'Old Street 1', version: company.version - 1 } },
  play: async ({ userEvent }) => {
    await userEvent.clear(await address());
    await userEvent.type(await address(), 'New Street 2');
    await userEvent.click(save());
    await expect(await screen.findByText(`Current value: ${company.address}`)).toBeVisible();
    await expect(await address()).toHaveValue('New Street 2');
    await userEvent.click(save());
    await waitFor(() => expect(body()).toHaveAttribute('data-state', 'COMPLETED'));
  },
};

export const Creates: Story = {
  name: 'Creates a company, and says "Successfully added company !" only then [ERR-016, GAP-074]',
  render: (args) => <Example {...args} isNew />,
  play: async ({ userEvent }) => {
    await userEvent.type(await name(), 'Orchard & Vale Ltd.');
    await userEvent.type(screen.getByRole('combobox', { name: /Country/ }), 'Norway');
    await userEvent.click(save());
    await waitFor(() => expect(body()).toHaveAttribute('data-state', 'ALREADY_EXISTS'));
    await expect(screen.queryByText('Successfully added company !')).toBeNull();
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'Halden Optik AS');
    await userEvent.click(save());
    await expect(await screen.findByText('Successfully added company !')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect(await name()).toHaveValue('');
  },
};

export const SignedOut: Story = {
  name: 'Leads to the login when the session has ended meanwhile',
  parameters: {
    api: { viewer: 'premium', scenarios: [failing('signed-out', { operations: ['updateCompany'] })] },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await address(), ', 2nd floor');
    await userEvent.click(save());
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalledOnce());
  },
};
