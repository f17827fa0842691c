import { aSupplier, failing, rawMaterials } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { LinkEvidenceContainer } from '.';

const supplier = aSupplier();
const link = {
  kind: 'supplier',
  productId: supplier.product_id,
  otherId: supplier.company_id,
} as const;

const meta = {
  title: 'Catalogue/LinkEvidenceContainer',
  tags: ['!autodocs', 'no-visual'], // LinkEvidence draws such a dialog, and a toast goes by itself.
  component: LinkEvidenceContainer,
  ...withApi,
  args: {
    link,
    names: { other: supplier.company_name, product: supplier.product_name },
    onClose: fn(),
    onSignInRequired: fn(),
  },
} satisfies Meta<typeof LinkEvidenceContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Evidence' }));

export const Judges: Story = {
  name: 'Disputes a link, and takes it back',
  play: async ({ userEvent }) => {
    const { findByRole, findByText, getByRole, getByText, queryByText } = await dialog();
    await userEvent.click(await findByRole('radio', { name: 'Dispute' }));
    await userEvent.type(getByRole('textbox', { name: /^Reason/ }), 'They only trade it.');
    await userEvent.click(getByRole('button', { name: 'Submit' }));
    await expect(await findByText(/^You disputed this/)).toBeVisible();
    await expect(getByText(/disputed by 1 member$/)).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(queryByText(/^You disputed this/)).toBeNull());
  },
};

export const Removes: Story = {
  name: 'Removes one’s own link, and brings it back on Undo [GAP-087]',
  play: async ({ args, userEvent }) => {
    const { findByRole } = await dialog();
    await userEvent.click(await findByRole('button', { name: 'Remove link' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(undo);
    await expect(await screen.findByText('Link restored.')).toBeVisible();
  },
};

export const SomebodyElses: Story = {
  name: 'Offers nobody else to remove a link [GAP-087]',
  args: {
    link: {
      kind: 'material',
      productId: supplier.product_id,
      otherId: rawMaterials(1)[0]?.rawMaterial ?? '',
    },
  },
  play: async () => {
    const { findByRole, queryByRole } = await dialog();
    await findByRole('radio', { name: 'Confirm' });
    await expect(queryByRole('button', { name: 'Remove link' })).toBeNull();
    await expect(queryByRole('button', { name: /source$/ })).toBeNull();
  },
};

export const Fails: Story = {
  name: 'Keeps what was typed when it fails, and saves it on the next try',
  parameters: { api: { scenarios: [failing('server', { operations: ['judgeLink'], times: 1 })] } },
  play: async ({ userEvent }) => {
    const { findByRole, findByText, getByRole } = await dialog();
    await userEvent.click(await findByRole('radio', { name: 'Confirm' }));
    await userEvent.type(getByRole('textbox', { name: 'Reason' }), 'We buy it there.');
    await userEvent.click(getByRole('button', { name: 'Submit' }));
    await expect(await findByRole('alert')).toBeVisible();
    await expect(getByRole('textbox', { name: 'Reason' })).toHaveValue('We buy it there.');
    await userEvent.click(getByRole('button', { name: 'Submit' }));
    await expect(await findByText(/^You confirmed this/)).toBeVisible();
  },
};

export const DoesNotLoad: Story = {
  name: 'Says when it does not load, and reads it again when asked to',
  parameters: { api: { scenarios: [failing('server', { operations: ['getLinkEvidence'], times: 1 })] } },
  play: async ({ userEvent }) => {
    const { findByRole } = await dialog();
    await userEvent.click(await findByRole('button', { name: 'Try again' }));
    await expect(await findByRole('radio', { name: 'Confirm' })).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: 'Leads to the login when the session has ended meanwhile',
  parameters: { api: { scenarios: [failing('signed-out', { operations: ['judgeLink'] })] } },
  play: async ({ args, userEvent }) => {
    const { findByRole, getByRole } = await dialog();
    await userEvent.click(await findByRole('radio', { name: 'Confirm' }));
    await userEvent.click(getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalledOnce());
  },
};
