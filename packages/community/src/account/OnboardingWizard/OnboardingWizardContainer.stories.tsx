import { failing, slow, withData } from '@millrace/api-mocks';
import { sentRequests, typingRests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OnboardingWizardContainer, type OnboardingWizardContainerProps } from '.';

/** Holds the step, as the address does. */
function Example(props: OnboardingWizardContainerProps) {
  const [step, setStep] = useState(props.step);
  return (
    <OnboardingWizardContainer
      {...props}
      step={step}
      onStepChange={(next) => {
        props.onStepChange(next);
        setStep(next);
      }}
    />
  );
}

const meta = {
  title: 'Account/OnboardingWizardContainer',
  tags: ['!autodocs'],
  component: OnboardingWizardContainer,
  ...withApi,
  args: {
    step: 1,
    onStepChange: fn(),
    onDone: fn(),
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof OnboardingWizardContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const next = { name: 'Save and continue' };
const posts = () => sentRequests().filter((request) => request.startsWith('POST'));
const tab = (canvas: Canvas, name: RegExp) => canvas.getByRole('tab', { name });
const selected = (canvas: Canvas, name: RegExp) =>
  waitFor(() => expect(tab(canvas, name)).toHaveAttribute('aria-selected', 'true'));

/** A member who has just followed the verification link. */
const newcomer = withData(({ changes }) => {
  Object.assign(changes, { onboarded: false, has_password: false, company: null, company_id: null });
});

export const Default: Story = {
  name: 'Step 1 leads to 2 once saved, and the way back leads to 1 [ACC-034]',
  parameters: { api: { viewer: 'free' } },
  play: async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByRole('textbox', { name: /^First name/ });
    await userEvent.clear(first);
    await userEvent.type(first, 'Nora');
    await userEvent.click(canvas.getByRole('button', next));
    await selected(canvas, /Company details/);
    await expect(posts()).toEqual(['POST /api/v1/user/profile']);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await selected(canvas, /Personal information/);
    await expect(canvas.getByRole('textbox', { name: /^First name/ })).toHaveValue('Nora');
    await expect(args.onStepChange).toHaveBeenCalledTimes(2);
  },
};

export const AsksForAPassword: Story = {
  name: 'Asks a newcomer without a password for one [ACC-038]',
  parameters: { api: { viewer: 'free', scenarios: [newcomer] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', next));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Password is mandatory');
    await expect(posts()).toEqual([]);
  },
};

export const LinksTheCompany: Story = {
  name: 'A chosen company is sent with company_updated 1, a typed one with -1 and an empty id [ACC-043]',
  args: { step: 2 },
  parameters: { api: { viewer: 'free', scenarios: [newcomer] } },
  play: async ({ canvas, userEvent }) => {
    const bodies: unknown[] = [];
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.method === 'POST') bodies.push(await input.clone().json());
      return fetch(input, init);
    };
    try {
      const company = await canvas.findByRole('combobox', { name: 'Company' });
      await userEvent.type(company, 'halvard');
      await userEvent.click(await canvas.findByRole('option', { name: /Halvard Glassverk AS/ }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Sales Agent' }));
      await userEvent.click(canvas.getByRole('button', next));
      await selected(canvas, /Products sold/);
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await userEvent.type(await canvas.findByRole('combobox', { name: 'Company' }), ' & Sons');
      await userEvent.click(canvas.getByRole('button', next));
      await selected(canvas, /Products sold/);
    } finally {
      window.fetch = fetch;
    }
    await expect(bodies).toEqual([
      {
        company: 'Halvard Glassverk AS',
        company_id: '782531dd-7322-5021-ba4c-59c04bd5bfd2',
        company_updated: 1,
        country: 'Norway',
        company_type: 'salesAgent',
      },
      {
        company: 'Halvard Glassverk AS & Sons',
        company_id: '',
        company_updated: -1,
        country: 'Norway',
        company_type: 'salesAgent',
      },
    ]);
  },
};

export const Minimum: Story = {
  name: 'The searches for company and product start with three characters [ACC-042]',
  args: { step: 2 },
  parameters: { api: { viewer: 'premium' } },
  play: async ({ canvas, userEvent }) => {
    const searches = () => sentRequests().filter((request) => request.includes('/search/'));
    const company = await canvas.findByRole('combobox', { name: 'Company' });
    await userEvent.clear(company);
    await userEvent.type(company, 'ha');
    await typingRests();
    await waitFor(() => expect(searches().at(-1)).toMatch(/\?q=ha&category=companies/));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(company, 'l');
    await expect(await canvas.findByRole('option', { name: /Halvard/ })).toBeVisible();
    await userEvent.click(tab(canvas, /Products sold/));
    const product = await canvas.findByRole('combobox', { name: 'Product' });
    await userEvent.type(product, 'pr');
    await typingRests();
    await waitFor(() => expect(searches().at(-1)).toMatch(/\?q=pr&category=products/));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(product, 'e');
    await expect(await canvas.findByRole('option', { name: /Preform/ })).toBeVisible();
  },
};

export const AddsACompany: Story = {
  name: 'A company that is not there is added, and is then the one to be saved',
  args: { step: 2 },
  parameters: { api: { viewer: 'free', scenarios: [newcomer] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Company' }), 'Halden Optik AS');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Company' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Country/ }), 'Norway');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add Company' }));
    await expect(await canvas.findByText('Halden Optik AS added. Save to continue.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveAccessibleDescription(
      'We’ll add you to this company.',
    );
    await expect(posts()).toEqual(['POST /api/v1/user/add/company']);
  },
};

export const GoesOnWithAnUnknownCompany: Story = {
  name: 'A typed company that is saved without the catalogue is named in step 3, added from there, and nothing is lost',
  args: { step: 2 },
  parameters: { api: { viewer: 'free', scenarios: [newcomer] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Company' }), 'Halden Optik AS');
    await userEvent.keyboard('{Escape}');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Country/ }), 'Norway');
    await userEvent.click(canvas.getByRole('radio', { name: 'Distributor' }));
    await userEvent.click(canvas.getByRole('button', next));
    await selected(canvas, /Products sold/);
    await expect(await canvas.findByText('Halden Optik AS isn’t in the catalogue yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Company' }));
    await selected(canvas, /Company details/);
    await expect(canvas.getByRole('textbox', { name: /^Company name/ })).toHaveValue('Halden Optik AS');
    await expect(canvas.getByRole('combobox', { name: /^Country/ })).toHaveValue('Norway');
    await expect(canvas.getByRole('radio', { name: 'Distributor' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Company' }));
    await expect(await canvas.findByText('Halden Optik AS added. Save to continue.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', next));
    await selected(canvas, /Products sold/);
    await expect(await canvas.findByRole('combobox', { name: 'Product' })).toBeVisible();
  },
};

export const CompanyFails: Story = {
  name: 'A failed company step says "Something went wrong", keeps what was typed, and can be tried again [ERR-002]',
  args: { step: 2 },
  parameters: {
    api: {
      viewer: 'premium',
      scenarios: [failing('server', { operations: ['saveProfile'], times: 1 })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', next));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveValue('Kvarnholm Silica AB');
    await userEvent.click(canvas.getByRole('button', next));
    await selected(canvas, /Products sold/);
  },
};

export const Finishes: Story = {
  name: 'Saving step 3 adds the products, marks onboarding complete, and is done; a double click sends once [ACC-035]',
  args: { step: 3 },
  parameters: {
    api: { viewer: 'premium', scenarios: [slow({ operations: ['addBulkProducts'], delayMs: 200 })] },
  },
  play: async ({ args, canvas, userEvent }) => {
    const product = await canvas.findByRole('combobox', { name: 'Product' });
    await userEvent.type(product, 'multimode');
    await userEvent.click(await canvas.findByRole('option', { name: /Multimode fiber OM4/ }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save and finish' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(posts()).toEqual(['POST /api/v2/products/bulkproducts', 'POST /api/v1/user/onboarding']);
  },
};

export const ListsWhatIsThere: Story = {
  name: 'Step 3 lists what the company supplies already, and does not offer it once more',
  args: { step: 3 },
  parameters: { api: { viewer: 'premium' } },
  play: async ({ canvas, userEvent }) => {
    const there = await canvas.findByRole('list', { name: 'Already in the catalogue' });
    const name = within(there).getAllByRole('listitem')[0]?.textContent ?? '';
    await userEvent.type(canvas.getByRole('combobox', { name: 'Product' }), name.slice(0, 8));
    const option = await canvas.findByRole('option', { name: new RegExp(`^${name}.*Already listed`) });
    await userEvent.click(option);
    await expect(canvas.queryByRole('list', { name: 'Products to add' })).toBeNull();
    await expect(posts()).toEqual([]);
  },
};

export const ProductsFail: Story = {
  name: 'A failed product save says "Something went wrong. Please try again." and keeps the list [ERR-003]',
  args: { step: 3 },
  parameters: {
    api: {
      viewer: 'premium',
      scenarios: [failing('offline', { operations: ['addBulkProducts'], times: 1 })],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Product' }), 'multimode');
    await userEvent.click(await canvas.findByRole('option', { name: /Multimode fiber OM4/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and finish' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    );
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and finish' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** Remounts the page, as a reload does. */
function Reloaded(props: OnboardingWizardContainerProps) {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <OnboardingWizardContainer key={visit} {...props} />
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Reload
      </button>
    </>
  );
}

export const KeepsWhatWasTyped: Story = {
  name: 'What was typed outlives a reload, but for the password',
  parameters: { api: { viewer: 'free', scenarios: [newcomer] } },
  render: (args) => <Reloaded {...args} />,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^First name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ines');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'kvarnholm-7');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^First name/ })).toHaveValue('Ines'));
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('');
    await expect(JSON.stringify(sessionStorage)).not.toContain('kvarnholm-7');
  },
};

export const Loading: Story = {
  parameters: { api: { viewer: 'free', scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your profile')).toBeVisible();
  },
};

export const ErrorState: Story = {
  parameters: {
    api: { viewer: 'free', scenarios: [failing('server', { operations: ['getMe'], times: 1 })] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load your profile');
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Retry/ }));
    await expect(await canvas.findByRole('textbox', { name: /^First name/ })).toHaveValue('Noor');
  },
};
