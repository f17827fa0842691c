import { fitsItsDialog } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { InviteDialog, type InviteDialogProps, InviteView } from '.';

/** Holds the typed values, as a host does. */
function Typed(props: InviteDialogProps) {
  const [value, setValue] = useState(props.value);
  return <InviteDialog {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Network/InviteDialog',
  component: InviteDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args) => <Typed {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Kvarnholm Silica AB',
    value: '',
    onValueChange: fn(),
    state: { status: 'idle' },
    onInvite: fn(),
    onInviteMore: fn(),
  },
  argTypes: { state: { control: false } },
} satisfies Meta<typeof InviteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const addresses = () => screen.findByRole('textbox', { name: 'Email addresses' });
const send = () => screen.getByRole('button', { name: 'Send invite' });

export const Default: Story = {
  name: 'Takes several addresses, and offers "Send invite" [PROD-020]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByRole('dialog', { name: 'Invite people to follow Kvarnholm Silica AB' }),
    ).toBeVisible();
    await expect(send()).toBeDisabled();
    await userEvent.type(
      await addresses(),
      ' uta@ostwald.example , yield@hanbit.example{enter}UTA@ostwald.example',
    );
    await userEvent.click(send());
    await expect(args.onInvite).toHaveBeenCalledWith(['uta@ostwald.example', 'yield@hanbit.example']);
  },
};

export const Invalid: Story = {
  name: 'An address that is none is "Invalid email id", and among others it is named [PROD-021]',
  play: async ({ args, userEvent }) => {
    await userEvent.type(await addresses(), ' uta@ostwald ');
    await userEvent.click(send());
    await expect(await addresses()).toHaveAccessibleDescription(/Invalid email id$/);
    await expect(await addresses()).toHaveFocus();
    await userEvent.type(await addresses(), ', yield@hanbit.example');
    await userEvent.click(send());
    await expect(await addresses()).toHaveAccessibleDescription(/Invalid email id: uta@ostwald$/);
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

export const InProgress: Story = {
  args: { value: 'uta@ostwald.example', state: { status: 'IN_PROGRESS' } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Sent: Story = {
  name: 'Sent: input and button are disabled, with a check [PROD-022]',
  args: { value: 'uta@ostwald.example', state: { status: 'SENT', count: 1 } },
  play: async ({ args, userEvent }) => {
    await expect(await addresses()).toBeDisabled();
    const sent = screen.getByRole('button', { name: 'Invite sent' });
    await expect(sent).toBeDisabled();
    await expect(sent.querySelector('svg')).toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent('We’ve invited 1 person.');
    await userEvent.click(screen.getByRole('button', { name: 'Invite more people' }));
    await expect(args.onInviteMore).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: {
    value: 'uta@ostwald.example',
    state: { status: 'ERROR', reason: 'Try again in a minute.', ofEmail: null },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'We couldn’t send the invites. Try again in a minute. Your text is still here.',
    );
    await expect(send()).toBeEnabled();
  },
};

export const AsView: Story = {
  name: 'As a view of a page it leads back [PROD-019]',
  render: ({ open: _open, onOpenChange: _change, ...args }) => <InviteView {...args} backHref="/company/1" />,
  tags: ['phone'],
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Back to Kvarnholm Silica AB' })).toHaveAttribute(
      'href',
      '/company/1',
    );
    await expect(
      screen.getByRole('heading', { name: 'Invite people to follow Kvarnholm Silica AB' }),
    ).toBeVisible();
  },
};

const longAddress =
  'hubertus-maximilian.wolfeschlegelsteinhausenbergerdorff@glasfaservorformen.quarzglaswerke.example';

export const LongText: Story = {
  tags: ['phone'],
  args: {
    name: 'Polarisationserhaltungsfaserherstellungsverfahrensvorform, strahlungsgehärtet',
    value: Array.from({ length: 4 }, (_, at) => `${at}.${longAddress}`).join(', '),
    state: { status: 'ERROR', reason: `“${longAddress}” is no address.`, ofEmail: null },
  },
  play: fitsItsDialog,
};
