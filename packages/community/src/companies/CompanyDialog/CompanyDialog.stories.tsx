import { useTypedValues } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CompanyDialog, type CompanyDialogProps, NO_COMPANY } from '.';

const idle = { status: undefined, failure: null } as const;

/** Holds the typed values, as a host does. */
function Typed(props: CompanyDialogProps) {
  return <CompanyDialog {...props} {...useTypedValues(props)} />;
}

const meta = {
  title: 'Companies/CompanyDialog',
  component: CompanyDialog,
  parameters: { docs: { story: { inline: false, height: '820px' } } },
  render: (args) => <Typed {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    mode: 'edit',
    values: {
      name: 'Kvarnholm Silica AB',
      country: 'Sweden',
      url: 'https://kvarnholm.example',
      address: 'Kvarnholmsvägen 37, 131 31 Nacka',
      description: 'Kvarnholm makes synthetic silica for optics.',
    },
    onValuesChange: fn(),
    saving: idle,
    onSubmit: fn(),
  },
  argTypes: { saving: { control: false }, values: { control: false }, theirs: { control: false } },
} satisfies Meta<typeof CompanyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.getByRole('button', { name: 'Save' });
const name = () => screen.findByRole('textbox', { name: /^Name/ });

export const Default: Story = {
  name: 'Changes name, address, website, country and description',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Update Company' })).toBeVisible();
    await userEvent.clear(await name());
    await userEvent.type(await name(), '  Kvarnholm Silica ');
    await userEvent.click(save());
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...args.values, name: 'Kvarnholm Silica' });
  },
};

export const Required: Story = {
  name: '"Name is required" and "Country is required"; the rest is optional [COMP-023, COMP-024, COMP-025]',
  args: { mode: 'create', values: { ...NO_COMPANY, name: '  ' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await name()).toHaveAccessibleDescription(/Name is required/);
    await expect(await name()).toHaveFocus();
    await expect(screen.getByText('Country is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(await name(), 'Halden Optik AS');
    await userEvent.type(screen.getByRole('combobox', { name: /Country/ }), 'Norway');
    await userEvent.click(save());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...NO_COMPANY,
      name: 'Halden Optik AS',
      country: 'Norway',
    });
  },
};

export const AlreadyExists: Story = {
  name: 'A taken name shows the banner "Company Already Exists " [ERR-020]',
  args: { saving: { status: 'ALREADY_EXISTS', failure: null } },
  play: async () => {
    const banner = await screen.findByRole('alert');
    await expect(banner.textContent).toBe('Company Already Exists ');
  },
};

export const Supplier: Story = {
  name: 'Creates a supplier: the name loses the space around it, the country is searched, and each that is missing is named [PROD-043, PROD-044, GAP-016]',
  args: { mode: 'supplier', values: NO_COMPANY },
  tags: ['phone'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Create A Supplier' });
    await userEvent.click(save());
    const country = screen.getByRole('combobox', { name: /^Country/ });
    await expect(await name()).toHaveAccessibleDescription('Name is required');
    await expect(country).toHaveAccessibleDescription('Country is required');
    await userEvent.type(await name(), '  Halden Optik AS ');
    await userEvent.type(country, 'nor');
    await expect(await name()).toHaveValue('Halden Optik AS');
    await userEvent.click(await screen.findByRole('option', { name: /Norway/ }));
    await userEvent.click(save());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...NO_COMPANY,
      name: 'Halden Optik AS',
      country: 'Norway',
    });
    await expect(dialog).toBeVisible();
  },
};

export const EditedMeanwhile: Story = {
  name: 'Where somebody else was quicker it shows both, and keeps what was typed [GAP-058]',
  args: { theirs: { address: 'Kvarnholmsvägen 1', url: '' } },
  play: async ({ args }) => {
    await expect(await screen.findByText(/^Someone changed this company/)).toBeVisible();
    await expect(screen.getByText('Current value: Kvarnholmsvägen 1')).toBeVisible();
    await expect(screen.getByText('Current value: none')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue(args.values.address);
  },
};

export const Saving: Story = { args: { saving: { status: 'IN_PROGRESS', failure: null } } };

export const Failed: Story = {
  args: { saving: { status: undefined, failure: { text: 'The server does not answer.', fields: {} } } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t save your changes. The server does not answer. Your text is still here.',
    );
  },
};
