import { aSearchHit } from '@millrace/api-mocks';
import { toSearchHit } from '@millrace/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmailRequestForm } from '../EmailRequest';
import { EmailSignUpSent, SignUpForm, type SignUpFormProps, SignUpThanks } from '.';
import { fill, send, typed } from './testing/fill-sign-up';
import { useCompanyChoice } from './useCompanyChoice';

const found = [
  toSearchHit(
    aSearchHit({
      _index: 'companies',
      _id: 'c1',
      _source: { id: 'c1', name: 'Kvarnholm Glass', country: 'Sweden' },
    }),
  ),
  toSearchHit(
    aSearchHit({
      _index: 'companies',
      _id: 'c2',
      _source: { id: 'c2', name: 'Kvarnholm Works', country: null },
    }),
  ),
];

type Args = Omit<SignUpFormProps, 'company'>;

/** Holds company and country, as a host does. */
function Host(args: Args) {
  return <SignUpForm {...args} company={useCompanyChoice()} />;
}

const meta = {
  title: 'Account/SignUp',
  component: Host,
  args: {
    status: 'UNDEFINED',
    companyHits: found,
    companyStatus: 'ready',
    onSubmit: fn(),
    action: '/signup',
    signInHref: '/?login=true',
    termsHref: '/terms',
    privacyHref: '/privacy',
  },
  argTypes: { companyHits: { control: false } },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Sends all that it asks for, when it is filled [ACC-019]',
  tags: ['phone', 'rtl'],
  play: async (context) => {
    const { args, canvas } = context;
    for (const [label, hint] of [
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      ['Email', 'username'],
      ['Password', 'new-password'],
      ['Confirm password', 'new-password'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', hint);
    }
    await fill(context);
    await send(context);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      firstName: 'Ida',
      lastName: 'Lund',
      email: 'ida.lund@kvarnholm.example',
      company: 'Kvar',
      companyId: '',
      country: 'Sweden',
      designation: 'Process engineer',
      password: 'eight chars',
      confirmPassword: 'eight chars',
    });
  },
};

export const Loading: Story = {
  name: 'IN_PROGRESS: a press does nothing [ACC-027]',
  args: { status: 'IN_PROGRESS' },
  play: async (context) => {
    await fill(context);
    await send(context);
    await expect(context.canvas.getByRole('button', { name: 'Sign Up' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ErrorState: Story = {
  name: "Error: the server's text stands in a warning box, what was typed stays [ACC-029]",
  args: {
    typed: { email: 'ida.lund@kvarnholm.example' },
    failure: {
      text: 'Check the marked fields.',
      fields: { designation: 'May have at most 100 characters' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('alert');
    await expect(box).toHaveTextContent(/^Check the marked fields\.$/);
    await expect(box).toHaveAttribute('data-component', 'Notice');
    const designation = canvas.getByLabelText('Designation');
    await expect(designation).toHaveAccessibleDescription('May have at most 100 characters');
    await expect(designation).toHaveFocus();
    await userEvent.type(designation, 'x');
    await expect(designation).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByLabelText('Email')).toHaveValue('ida.lund@kvarnholm.example');
  },
};

export const Missing: Story = {
  name: 'Says that required fields are empty, marks them, and follows as they are filled and emptied [ACC-019, ACC-020]',
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await send(context);
    await expect(canvas.getByRole('alert').textContent).toBe('Please fill all the required fields ');
    const labels = [...Object.keys(typed), 'Country'];
    for (const label of labels)
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    const first = canvas.getByLabelText('First name');
    await expect(first).toHaveFocus();
    await userEvent.type(first, 'I');
    await expect(first).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(first);
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    await fill(context);
    for (const label of labels)
      await expect(canvas.getByLabelText(label)).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.clear(first);
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AllAtOnce: Story = {
  name: 'Marks every field that is not right at once, each with its own reason, until it is right [ACC-019, ACC-021, ACC-022, ACC-023]',
  tags: ['phone'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const wrong = { 'Last name': '', Email: 'ida.lund', Password: 'short', 'Confirm password': 'shorter' };
    await fill(context, wrong);
    await send(context);
    const reasons = {
      'Last name': 'Required',
      Email: 'invalid email id',
      Password: 'password must be atleast 8 characters long',
      'Confirm password': 'password and confirm password are different',
    };
    for (const [label, reason] of Object.entries(reasons)) {
      const field = canvas.getByLabelText(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(reason));
    }
    await expect(canvas.getByLabelText('First name')).not.toHaveAttribute('aria-invalid');
    const warning = () => canvas.getByRole('alert').textContent;
    await expect(warning()).toBe('Please fill all the required fields ');
    await expect(canvas.getByLabelText('Last name')).toHaveFocus();

    // A corrected field is no longer marked, the others still are, and the warning moves on to the next.
    await userEvent.type(canvas.getByLabelText('Last name'), 'Lund');
    await expect(warning()).toBe('password and confirm password are different');
    await userEvent.type(canvas.getByLabelText('Password'), ' and long');
    await userEvent.clear(canvas.getByLabelText('Confirm password'));
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'short and long');
    await expect(canvas.getByLabelText('Confirm password')).not.toHaveAttribute('aria-invalid');
    await expect(warning()).toBe('invalid email id');
    await userEvent.type(canvas.getByLabelText('Email'), '@kvarnholm.example');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await send(context);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const DifferentPasswords: Story = {
  name: 'Says that the passwords are different [ACC-021]',
  play: async (context) => {
    await fill(context, { 'Confirm password': 'eight charts' });
    await send(context);
    await expect(context.canvas.getByRole('alert').textContent).toBe(
      'password and confirm password are different',
    );
    await expect(context.canvas.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ShortPassword: Story = {
  name: 'Says that the password is too short [ACC-022]',
  play: async (context) => {
    await fill(context, { Password: '1234567', 'Confirm password': '1234567' });
    await send(context);
    await expect(context.canvas.getByRole('alert').textContent).toBe(
      'password must be atleast 8 characters long',
    );
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const InvalidEmail: Story = {
  name: 'Says that the e-mail is none, and trims it before it looks [ACC-023]',
  play: async (context) => {
    await fill(context, { Email: 'ida.lund@kvarnholm' });
    await send(context);
    await expect(context.canvas.getByRole('alert').textContent).toBe('invalid email id');
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await fill(context, { Email: ' ida.lund@kvarnholm.example ' });
    await send(context);
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ChoosesACompany: Story = {
  name: 'A company that is chosen sets name, id and country, and locks the country; clearing it resets all three [ACC-025, ACC-026]',
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fill(context, { Company: '' });
    const company = canvas.getByLabelText('Company');
    const choose = async (name: string) => {
      await userEvent.type(company, 'Kvarn');
      await userEvent.click(await canvas.findByRole('option', { name: new RegExp(name) }));
    };
    await choose('Kvarnholm Glass');
    await expect(company).toHaveValue('Kvarnholm Glass');
    await expect(canvas.getByLabelText('Country')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Country')).toHaveValue('Sweden');
    await send(context);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ company: 'Kvarnholm Glass', companyId: 'c1', country: 'Sweden' }),
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Clear company' }));
    await expect(company).toHaveValue('');
    await expect(company).toHaveFocus();
    const country = canvas.getByLabelText('Country');
    await expect(country).not.toHaveAttribute('readonly');
    await expect(country).toHaveValue('');
    await expect(country).toHaveAttribute('aria-invalid', 'true');

    await choose('Kvarnholm Glass');
    await userEvent.clear(company);
    await expect(canvas.getByLabelText('Country')).toHaveValue('');
    await expect(canvas.getByLabelText('Country')).not.toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Clear company' })).not.toBeInTheDocument();
  },
};

export const CompanyWithoutCountry: Story = {
  name: 'A company without a country leaves it to be chosen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Company'), 'Kvarn');
    await userEvent.click(await canvas.findByRole('option', { name: /Kvarnholm Works/ }));
    await expect(canvas.getByLabelText('Country')).not.toHaveAttribute('readonly');
  },
};

export const BackFromTheTerms: Story = {
  name: 'Holds what was typed in this tab before, but no password',
  beforeEach: () =>
    sessionStorage.setItem(
      'millrace:sign-up',
      JSON.stringify({
        firstName: 'Ida',
        email: 'ida.lund@kvarnholm.example',
        company: 'Kvarnholm Glass',
        companyId: 'c1',
        country: 'Sweden',
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ida');
    await expect(canvas.getByLabelText('Email')).toHaveValue('ida.lund@kvarnholm.example');
    await expect(canvas.getByLabelText('Company')).toHaveValue('Kvarnholm Glass');
    await expect(canvas.getByLabelText('Country')).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Lund');
    await userEvent.type(canvas.getByLabelText('Password'), 'eight chars');
    const kept = sessionStorage.getItem('millrace:sign-up') ?? '';
    await expect(kept).toContain('Lund');
    await expect(kept).not.toContain('eight chars');
  },
};

const resend = (
  <EmailRequestForm
    purpose="resend"
    state={{ status: 'idle' }}
    onSubmit={fn()}
    onDismiss={fn()}
    action="/signup/verificationMessage"
    tone="secondary"
    defaultEmail="ida.lund@kvarnholm.example"
  />
);

export const Done: Story = {
  name: 'DONE: thanks, says what is next and where the link went, and has it sent again [ACC-028, DIFF-012, ERR-010, GAP-007]',
  tags: ['phone'],
  render: () => <SignUpThanks email="ida.lund@kvarnholm.example">{resend}</SignUpThanks>,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Registered successfully, please check your email for verification link.'),
    ).toBeVisible();
    await expect(canvas.getByText(/Check your email to complete your profile\./)).toBeVisible();
    await expect(canvas.getByText('ida.lund@kvarnholm.example')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resend verification link' })).toBeVisible();
  },
};

export const ByEmailAlone: Story = {
  name: 'After a sign-up with an e-mail alone: says which link to click on [PAGE-009, ACC-013]',
  render: () => <EmailSignUpSent email="ida.lund@kvarnholm.example">{resend}</EmailSignUpSent>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Please click on the link .* the registration process\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resend verification link' })).toBeVisible();
  },
};

const longCompany = 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG';
const longAddress =
  'hubertus-maximilian.wolfeschlegelsteinhausenbergerdorff@glasfaservorformen.quarzglaswerke.example';

/** With a selected company whose name is too long for the field. */
function LongHost(args: Args) {
  const company = useCompanyChoice({
    company: longCompany,
    companyId: 'c1',
    country: 'Saint Vincent and the Grenadines',
  });
  return <SignUpForm {...args} company={company} />;
}

export const LongText: Story = {
  tags: ['phone'],
  args: {
    typed: {
      firstName: 'Hubertus-Maximilian',
      lastName: 'Wolfeschlegelsteinhausenbergerdorff-Oberlausitz',
      email: longAddress,
      designation: 'Qualitätssicherungsbeauftragter für Glasfaservorformherstellungsverfahren',
    },
    failure: { text: `Somebody is registered with ${longAddress} already.`, fields: {} },
  },
  render: (args) => <LongHost {...args} />,
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  },
};

export const LongThanks: Story = {
  name: 'Long text: the address that a link went to may fill several lines',
  tags: ['phone'],
  render: () => <SignUpThanks email={longAddress}>{resend}</SignUpThanks>,
  play: async ({ canvas }) => {
    const address = canvas.getByText(longAddress);
    await expect(address.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
