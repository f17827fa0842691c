import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OnboardingWizard, PersonalStep } from '.';
import { personalValues } from './wizard-values';

/** Holds the typed values, as a host does. */
function Personal(props: Partial<ComponentProps<typeof PersonalStep>>) {
  const [values, setValues] = useState(props.values ?? personalValues(null));
  return (
    <PersonalStep
      needsPassword={false}
      state={{ status: 'editing' }}
      onSubmit={fn()}
      onDismiss={fn()}
      {...props}
      values={values}
      onValuesChange={(change) => setValues((before) => ({ ...before, ...change }))}
    />
  );
}

const known = {
  ...personalValues(null),
  firstName: 'Ines',
  lastName: 'Berg',
  designation: 'Process engineer',
  email: 'ines.berg@kvarnholm.example',
};

const meta = {
  title: 'Account/OnboardingWizard',
  component: OnboardingWizard,
  args: { step: 1, onStepChange: fn(), children: <Personal values={known} /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof OnboardingWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const next = { name: 'Save and continue' };

export const Default: Story = {
  name: 'Has three tabs: personal information, company details, products sold [ACC-030]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const tabs = canvas.getAllByRole('tab');
    const onward = getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      '1Personal information',
      '2Company details',
      '3Products sold',
    ]);
    await expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: /Company details/ }));
    await expect(args.onStepChange).toHaveBeenLastCalledWith(2);
    tabs[0]?.focus();
    await userEvent.keyboard(onward.repeat(2));
    await expect(args.onStepChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepChange).toHaveBeenLastCalledWith(3);
  },
};

export const Continued: Story = {
  name: 'Marks as done what the sign-up has told, and lets it be changed',
  args: { step: 3, done: [1, 2] },
  tags: ['phone'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Products sold');
    await userEvent.click(canvas.getByRole('tab', { name: 'Done: Personal information' }));
    await expect(args.onStepChange).toHaveBeenLastCalledWith(1);
  },
};

const saves = fn();

export const Mandatory: Story = {
  name: 'Names are mandatory, and the alert leads to each field [ACC-036, ACC-037]',
  args: { children: <Personal onSubmit={saves} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', next));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('First name is mandatory');
    await expect(alert).toHaveTextContent('Last name is mandatory');
    const first = canvas.getByRole('textbox', { name: /^First name/ });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('First name is mandatory');
    await userEvent.click(canvas.getByRole('link', { name: 'Last name is mandatory' }));
    await expect(canvas.getByRole('textbox', { name: /^Last name/ })).toHaveFocus();
    await expect(saves).not.toHaveBeenCalled();
  },
};

const savesPassword = fn();

export const Passwords: Story = {
  name: 'Who has no password must set one, twice alike [ACC-038, ACC-039]',
  args: { children: <Personal values={known} needsPassword onSubmit={savesPassword} /> },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Password/);
    const confirm = canvas.getByLabelText(/^Confirm password/);
    await userEvent.click(canvas.getByRole('button', next));
    await expect(password).toHaveAccessibleDescription('Password is mandatory');
    await userEvent.type(password, 'kvarnholm');
    await userEvent.type(confirm, 'kvarnholn');
    await userEvent.click(canvas.getByRole('button', next));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Comfirm password and password do not match');
    await userEvent.clear(confirm);
    await userEvent.type(confirm, 'kvarnholm');
    await userEvent.click(canvas.getByRole('button', next));
    await expect(savesPassword).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  name: 'While it is saved a second press does nothing',
  args: { children: <Personal values={known} state={{ status: 'saving' }} onSubmit={saves} /> },
  play: async ({ canvas, userEvent }) => {
    saves.mockClear();
    await expect(canvas.getByRole('button', next)).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: /^First name/ }), '{Enter}');
    await expect(saves).not.toHaveBeenCalled();
  },
};

export const ErrorState: Story = {
  name: 'A failure is headed "Error", has the server’s text, and keeps what was typed',
  args: {
    children: (
      <Personal
        values={known}
        state={{
          status: 'failed',
          failure: {
            text: 'Some fields are not valid.',
            fields: { phone: 'May have at most 100 characters' },
          },
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ErrorSome fields are not valid.');
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toHaveAccessibleDescription(
      'May have at most 100 characters',
    );
    await expect(canvas.getByRole('textbox', { name: /^First name/ })).toHaveValue('Ines');
  },
};

export const LongText: Story = {
  args: {
    children: <Personal values={{ ...known, firstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4) }} />,
  },
  tags: ['phone'],
  play: async () => {
    // Measures the page rather than the canvas: on phones the tabs are full-bleed.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
