import { aCompany, failing } from '@millrace/api-mocks';
import { photoFile, sentRequests, withApi } from '@millrace/story-kit';
import { Inline } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { type CompanyAct, CompanyMenuContainer, type CompanyMenuContainerProps } from '.';

const company = aCompany();

/** Holds the open dialog, as the page does. */
function Example(props: CompanyMenuContainerProps) {
  const [act, setAct] = useState<CompanyAct | null>(null);
  return (
    <Inline gap="xs">
      <CompanyMenuContainer {...props} act={act} onActChange={setAct} />
    </Inline>
  );
}

const meta = {
  title: 'Companies/CompanyMenuContainer',
  tags: ['!autodocs', 'no-visual'], // Its dialogs close by themselves, or have stories of their own.
  component: CompanyMenuContainer,
  render: (args) => <Example {...args} />,
  ...withApi,
  args: {
    company,
    isMember: true,
    canRestore: true,
    act: null,
    onActChange: fn(),
    onSignInRequired: fn(),
  },
  parameters: { api: { viewer: 'premium' } },
} satisfies Meta<typeof CompanyMenuContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function pick({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, name: string) {
  await userEvent.click(canvas.getByRole('button', { name: `More actions for ${company.name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

const sent = () => sentRequests().filter((request) => !request.startsWith('GET'));

async function usePhoto() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Select a Photo' }));
  const input = dialog.getByLabelText(/^Photo/, { selector: 'input' });
  fireEvent.change(input, { target: { files: [await photoFile()] } });
  const use = dialog.getByRole('button', { name: 'Use photo' });
  await waitFor(() => expect(use).toBeEnabled());
  fireEvent.click(use);
}

export const Default: Story = {
  name: 'Sends a logo, says so, and closes [COMP-002, API-095]',
  play: async (context) => {
    await pick(context, 'Update Company Logo');
    await usePhoto();
    await expect(await screen.findByText('Uploaded')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent()).toEqual([`PUT /api/v1/company/${company.id}/logo`]);
  },
};

export const Cover: Story = {
  name: 'Sends a cover [GAP-032]',
  play: async (context) => {
    await pick(context, 'Update cover');
    await usePhoto();
    await expect(await screen.findByText('Uploaded')).toBeVisible();
    await expect(sent()).toEqual([`PUT /api/v1/company/${company.id}/cover`]);
  },
};

export const Product: Story = {
  name: 'Creates a product that the company supplies [COMP-021]',
  play: async (context) => {
    await pick(context, 'Create Product');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create A Product' }));
    fireEvent.change(dialog.getByRole('textbox', { name: /^Name/ }), {
      target: { value: 'Hollow-core fiber' },
    });
    fireEvent.change(dialog.getByRole('textbox', { name: /^Description/ }), {
      target: { value: 'Air guides.' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/^Product added successfully/)).toBeVisible();
    await expect(sent()).toEqual(['POST /api/v1/product', 'POST /api/v1/product/supplier']);
  },
};

export const LogoFails: Story = {
  name: 'A logo that does not arrive stays, and can be sent again [ERR-019]',
  parameters: {
    api: { viewer: 'premium', scenarios: [failing('server', { operations: ['setCompanyLogo'], times: 1 })] },
  },
  play: async (context) => {
    await pick(context, 'Update Company Logo');
    await usePhoto();
    await expect(await screen.findByText(/^Could not upload file\./)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Use photo' }));
    await expect(await screen.findByText('Uploaded')).toBeVisible();
  },
};

export const History: Story = {
  name: 'The company’s own people see who changed what, and put it back [GAP-058]',
  play: async (context) => {
    await pick(context, 'History');
    const [newest] = await screen.findAllByRole('button', { name: /^Restore the version before/ });
    if (newest) await context.userEvent.click(newest);
    await expect(await screen.findByText('Previous value restored.')).toBeVisible();
    await expect(sent()[0]).toMatch(/^PUT \/api\/v2\/companies\/.+\/restore$/);
    await waitFor(() => expect(screen.getByText('Restored the previous value.')).toBeVisible());
  },
};

export const Stranger: Story = {
  name: 'Other members see who changed what, and put nothing back',
  args: { canRestore: false },
  play: async (context) => {
    await pick(context, 'History');
    await expect(await screen.findByText(/^Franziska Adler, /)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Restore the version before/ })).toBeNull();
  },
};
