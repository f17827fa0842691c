import { aMe } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ProfilePhoto } from '../ProfilePhoto';
import { ProfileForm, type ProfileFormProps } from '.';
import { isChanged, profileValues } from './profile-values';

const me = aMe();
const saved = profileValues(me);

/** Holds the typed values, as a host does. */
function Example(props: ProfileFormProps) {
  const [values, setValues] = useState(props.values);
  return (
    <ProfileForm
      {...props}
      values={values}
      changed={isChanged(values, saved)}
      onValuesChange={(change) => {
        props.onValuesChange(change);
        setValues((before) => ({ ...before, ...change }));
      }}
    />
  );
}

const meta = {
  title: 'Account/ProfileForm',
  component: ProfileForm,
  render: (args) => <Example {...args} />,
  args: {
    values: saved,
    onValuesChange: fn(),
    changed: false,
    state: { status: 'editing' },
    onSubmit: fn(),
    onDismiss: fn(),
    emails: me.emails,
    onResend: fn(),
    hasPassword: true,
    companySearch: { hits: [], status: 'idle' },
    photo: <ProfilePhoto name={me.displayName} picture={null} state={{ status: 'idle' }} onChange={fn()} />,
  },
  argTypes: { photo: { control: false } },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = { name: 'Save profile' };

export const Default: Story = {
  name: 'Has sections for photo, basics, security, contact and company, and a field for each part [ACC-047, ACC-048]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Photo',
      'Basics',
      'Security',
      'Contact',
      'Company',
    ]);
    await expect(canvas.getByRole('button', { name: 'Change Photo' })).toBeVisible();
    for (const [name, value] of [
      [/^First name/, 'Linnea'],
      [/^Last name/, 'Ekström'],
      [/^Designation/, 'Process engineer'],
      [/^Primary email/, 'premium@millrace.example'],
      [/^Secondary email/, ''],
      [/^Phone/, '+46 8 555 0142'],
    ] as const) {
      await expect(canvas.getByRole('textbox', { name })).toHaveValue(value);
    }
    for (const label of ['Current password', 'New password', 'Confirm password']) {
      await expect(canvas.getByLabelText(label)).toHaveValue('');
    }
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveValue('Kvarnholm Silica AB');
    await expect(canvas.getByRole('combobox', { name: /^Country/ })).toHaveValue('Sweden');
    // The rule above the button is as long as those of the sections.
    const foot = canvas.getByRole('button', save).parentElement as HTMLElement;
    const section = canvas.getByRole('region', { name: 'Company' });
    await expect(foot.getBoundingClientRect().width).toBe(section.getBoundingClientRect().width);
  },
};

export const Required: Story = {
  name: 'Requires names, country and company [ACC-049]',
  args: { values: { ...saved, firstName: '', lastName: ' ', country: '', company: '', companyId: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    const alert = canvas.getByRole('alert');
    for (const name of ['First name', 'Last name', 'Company', 'Country']) {
      await expect(alert).toHaveTextContent(`${name} is required`);
    }
    await expect(canvas.getByRole('textbox', { name: /^First name/ })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Passwords: Story = {
  name: 'A typed password must match, have 8 characters, and asks for the current one [ACC-050, GAP-045]',
  play: async ({ args, canvas, userEvent }) => {
    const password = canvas.getByLabelText('New password');
    const confirm = canvas.getByLabelText('Confirm password');
    const current = canvas.getByLabelText('Current password');
    await userEvent.type(password, 'short');
    await userEvent.click(canvas.getByRole('button', save));
    await expect(password).toHaveAccessibleDescription('password must be atleast 8 characters long');
    await expect(confirm).toHaveAccessibleDescription('password and confirm password are different');
    await expect(current).toHaveAccessibleDescription('Enter your current password');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Check 3 fields/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(password, '-no-more');
    await userEvent.type(confirm, 'short-no-more');
    await userEvent.type(current, 'demo-millrace');
    await userEvent.click(canvas.getByRole('button', save));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const FirstPassword: Story = {
  name: 'Who has no password is not asked for a current one',
  args: { hasPassword: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
    await expect(canvas.getByText(/^You don’t have a password yet/)).toBeVisible();
  },
};

export const Addresses: Story = {
  name: 'Addresses that are given must be valid [ACC-051, ACC-052]',
  args: { values: { ...saved, primaryEmail: 'linnea', secondaryEmail: 'linnea@' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await expect(canvas.getByRole('alert')).toHaveTextContent('invalid primary email id');
    await expect(canvas.getByRole('alert')).toHaveTextContent('invalid secondary email id');
    const primary = canvas.getByRole('textbox', { name: /^Primary email/ });
    await expect(primary).toHaveFocus();
    await userEvent.clear(primary);
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Secondary email/ }));
    await userEvent.click(canvas.getByRole('button', save));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  name: 'Says of each address whether it is verified, and sends a link again',
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('premium@millrace.exampleprimaryverified');
    await expect(second).toHaveTextContent('linnea@kvarnholm.examplenot verified yet');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Resend verification link to linnea@kvarnholm.example' }),
    );
    await expect(args.onResend).toHaveBeenCalledWith(me.emails[1]);
  },
};

export const Resent: Story = {
  args: { resending: { email: 'linnea@kvarnholm.example', status: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verification link resent.')).toBeVisible();
  },
};

export const Preferred: Story = {
  name: 'The preferred address is the first or the second [ACC-056]',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^Primary/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Secondary/ }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ preferredEmail: 2 });
    await userEvent.click(canvas.getByRole('radio', { name: /^Primary/ }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ preferredEmail: 1 });
  },
};

export const NoSecond: Story = {
  name: 'Without a second address only the first can be preferred',
  args: { emails: me.emails.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^Secondary/ })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Secondary email/ }), 'home@linnea.example');
    await expect(canvas.getByRole('radio', { name: /^Secondary/ })).toBeEnabled();
  },
};

export const Saving: Story = {
  name: 'While it is saved it says so, and a second press does nothing [ACC-054]',
  args: { state: { status: 'saving' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', save);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.closest('form')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Saving your profile…')).toBeVisible();
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  args: { state: { status: 'saved' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Profile saved.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '3');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await expect(canvas.queryByText('Profile saved.')).toBeNull();
  },
};

export const ErrorState: Story = {
  name: 'A refusal stands at its field, which takes the focus; everything typed stays',
  args: {
    values: { ...saved, currentPassword: 'wrong', password: 'new-password', confirmPassword: 'new-password' },
    state: {
      status: 'failed',
      failure: {
        text: 'Incorrect current password.',
        fields: { currentPassword: 'Incorrect current password.' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ErrorIncorrect current password.');
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      'Incorrect current password.',
    );
    await expect(canvas.getByLabelText('New password')).toHaveValue('new-password');
  },
};

const long = {
  name: 'Wolfeschlegelsteinhausenbergerdorff-Oberlausitz',
  address:
    'hubertus-maximilian.wolfeschlegelsteinhausenbergerdorff@glasfaservorformen.quarzglaswerke.example',
};

export const LongText: Story = {
  tags: ['phone'],
  args: {
    values: {
      ...saved,
      firstName: 'Hubertus-Maximilian',
      lastName: long.name,
      designation: 'Qualitätssicherungsbeauftragter für Glasfaservorformherstellungsverfahren',
      primaryEmail: long.address,
      company: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
      desc: 'Polarisationserhaltungsfaserherstellungsverfahrensentwicklung. '.repeat(4),
    },
    emails: me.emails.map((email) => ({ ...email, email: long.address })),
    photo: (
      <ProfilePhoto
        name={`Hubertus-Maximilian ${long.name}`}
        picture={null}
        state={{ status: 'idle' }}
        onChange={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    for (const section of canvas.getAllByRole('region')) {
      await expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
    }
  },
};
