import { searchHits } from '@millrace/api-mocks';
import { toSearchHit } from '@millrace/design-system';
import { useTypedValues } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CompanyStep, type CompanyStepProps } from '.';
import { panel } from './OnboardingWizard.css';
import type { CompanyValues } from './wizard-values';

const NOTHING: CompanyValues = {
  company: '',
  companyId: null,
  country: '',
  companyType: '',
  isAdding: false,
  website: '',
  address: '',
  description: '',
};

/** Holds the typed values, as a host does. */
function Example(props: CompanyStepProps) {
  return <CompanyStep {...props} {...useTypedValues(props)} />;
}

const halvard = searchHits(8)
  .map(toSearchHit)
  .filter(({ kind }) => kind === 'company')
  .slice(0, 3);

const meta = {
  title: 'Account/OnboardingWizard/CompanyStep',
  component: CompanyStep,
  render: (args) => <Example {...args} />,
  // As in the wizard, which resets the browser's styles of lists and paragraphs.
  decorators: (Story) => (
    <div data-component="OnboardingWizard" className={panel}>
      <Story />
    </div>
  ),
  args: {
    values: NOTHING,
    onValuesChange: fn(),
    search: { hits: [], status: 'idle' },
    state: { status: 'editing' },
    onSubmit: fn(),
    onAdd: fn(),
    onDismiss: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof CompanyStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const next = { name: 'Save and continue' };

export const Default: Story = {
  name: 'Offers the types of company, and asks for name and country [ACC-040, ACC-041, ACC-044]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'manufacturer',
      'distributor',
      'publishingHouse',
      'exhibitionOrganiser',
      'salesAgent',
    ]);
    for (const name of [
      'Manufacturer',
      'Distributor',
      'Publishing House',
      'Exhibition Organiser',
      'Sales Agent',
    ]) {
      await expect(canvas.getByRole('radio', { name })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', next));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Company name is mandatory');
    await expect(alert).toHaveTextContent('Country is mandatory');
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = {
  name: 'A company that is chosen brings its country, until its name is changed',
  args: { values: { ...NOTHING, company: 'glass' }, search: { hits: halvard, status: 'ready' } },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
    input.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const hit = halvard[0];
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      company: hit?.name,
      companyId: hit?.id,
      country: hit?.country,
    });
    await expect(input).toHaveAccessibleDescription('We’ll add you to this company.');
    await userEvent.type(input, 's');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ company: `${hit?.name}s`, companyId: null });
  },
};

export const NotInTheCatalogue: Story = {
  name: 'A name that the catalogue lacks can be added from the search itself, and is kept',
  args: {
    values: { ...NOTHING, company: 'Halden Optik AS', country: 'Norway' },
    search: { hits: [], status: 'ready' },
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Company' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('option', { name: 'Add Company “Halden Optik AS”' }));
    await expect(canvas.getByRole('textbox', { name: /^Company name/ })).toHaveValue('Halden Optik AS');
    await expect(canvas.getByRole('combobox', { name: /^Country/ })).toHaveValue('Norway');
  },
};

export const AddCompany: Story = {
  name: 'The prompt "Couldn\'t Find your company?" offers "Add Company" [ERR-005]',
  tags: ['phone'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Couldn't Find your company?")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Company' }));
    const name = canvas.getByRole('textbox', { name: /^Company name/ });
    await expect(name).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Company' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(name).toHaveAccessibleDescription('Company name is mandatory');
    await userEvent.type(name, 'Halden Optik AS');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Country/ }), 'Norway');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Address/ }), 'Storgata 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Company' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to search' }));
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveValue('Halden Optik AS');
  },
};

export const Failed: Story = {
  name: 'A failed save says "Something went wrong" in the page, not in a browser alert [ERR-002, DIFF-032]',
  args: {
    values: { ...NOTHING, company: 'Halden Optik AS', country: 'Norway' },
    state: { status: 'failed', failure: { text: null, fields: {} } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Something went wrong$/);
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveValue('Halden Optik AS');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveFocus();
  },
};

export const FailedToAdd: Story = {
  name: 'A company that could not be added says so beside its form [ERR-002]',
  args: {
    values: { ...NOTHING, company: 'Halvard Glassverk AS', country: 'Norway', isAdding: true },
    state: { status: 'failed', failure: { text: 'Company already exist.', fields: {} } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrongCompany already exist.');
  },
};
