import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SharePopup, type SharePopupProps } from '.';

/** Holds the values as its owner does. */
function Typed(props: SharePopupProps) {
  const [values, setValues] = useState(props.values);
  return (
    <SharePopup
      {...props}
      values={values}
      onValuesChange={(change) => {
        setValues((before) => ({ ...before, ...change }));
        props.onValuesChange(change);
      }}
    />
  );
}

const url = 'https://www.millrace.example/feed/post/5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01';
const written = {
  to: '',
  subject: 'Linnea Ekström shared a post with you',
  body: 'Hey Team, thought you might be interested in this post.',
};
const withAddresses = { ...written, to: 'uta@ostwald.example, yield@hanbit.example' };

const meta = {
  title: 'Feed/SharePopup',
  component: SharePopup,
  render: (args) => <Typed {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    kind: 'post',
    title: 'Our second sintering furnace is running',
    url,
    copying: 'idle',
    onCopy: fn(),
    values: written,
    onValuesChange: fn(),
    state: { status: 'editing' },
    onSubmit: fn(),
  },
  argTypes: { state: { control: false }, values: { control: false } },
} satisfies Meta<typeof SharePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

const addresses = () => screen.findByRole('textbox', { name: 'Email addresses' });
const share = () => screen.getByRole('button', { name: 'Share' });

export const Default: Story = {
  name: 'Offers copy link, Facebook, Twitter, LinkedIn and email [FEED-050]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Share this post' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(url);
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    for (const [name, host] of [
      ['Facebook', 'www.facebook.com'],
      ['Twitter', 'twitter.com'],
      ['LinkedIn', 'www.linkedin.com'],
    ] as const) {
      const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
      const href = new URL(link.getAttribute('href') ?? '');
      await expect(href.host).toBe(host);
      await expect([...href.searchParams.values()]).toContain(url);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.getAttribute('rel')).toContain('noopener');
    }
    await expect(await addresses()).toBeVisible();
  },
};

export const ListOfAddresses: Story = {
  name: 'Takes addresses by commas, and shares with each once [FEED-052]',
  play: async ({ args, userEvent }) => {
    const field = await addresses();
    await userEvent.type(field, 'uta@ostwald.example, yield@hanbit.example,UTA@ostwald.example');
    await userEvent.click(share());
    await expect(args.onSubmit).toHaveBeenCalledWith(['uta@ostwald.example', 'yield@hanbit.example']);
  },
};

export const NoAddress: Story = {
  name: 'Has a button that is disabled while the list is empty [FEED-056]',
  tags: ['no-visual'], // Ends as Default does, but for the focus.
  play: async ({ args, userEvent }) => {
    const field = await addresses();
    await expect(share()).toBeDisabled();
    await userEvent.type(field, ' , ');
    await expect(share()).toBeDisabled();
    await userEvent.click(share());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, 'uta@ostwald.example');
    await expect(share()).toBeEnabled();
    await userEvent.clear(field);
    await expect(share()).toBeDisabled();
  },
};

export const InvalidAddress: Story = {
  name: 'Names the addresses that are none, and shares with nobody until they are right [FEED-055]',
  tags: ['phone'],
  play: async ({ args, userEvent }) => {
    const field = await addresses();
    await userEvent.type(field, 'uta@ostwald, yield@hanbit.example, nobody');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.click(share());
    await expect(field).toHaveAccessibleDescription('Invalid email addresses: uta@ostwald, nobody');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'uta@ostwald.example');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.click(share());
    await expect(args.onSubmit).toHaveBeenCalledWith(['uta@ostwald.example']);
  },
};

export const TooManyAddresses: Story = {
  name: 'Takes ten addresses, and says so of more',
  args: {
    values: { ...written, to: Array.from({ length: 11 }, (_, at) => `p${at}@hanbit.example`).join(', ') },
  },
  tags: ['no-visual'], // Ends like RefusedAddresses, with other words.
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    await expect(await addresses()).toHaveAccessibleDescription(
      'You can share with up to 10 addresses. You entered 11.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Copied: Story = {
  name: 'Says that the link is copied',
  args: { copying: 'copied' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
  },
};

export const CopyFailed: Story = {
  name: 'Selects the link where the browser does not copy it',
  args: { copying: 'failed' },
  play: async () => {
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(screen.getByText(/you can copy it yourself/)).toBeVisible();
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(url);
  },
};

export const Sharing: Story = {
  name: 'Says that it is sharing [FEED-057]',
  args: { values: withAddresses, state: { status: 'sharing' } },
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Sharing…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Shared: Story = {
  name: 'Says that it is shared; the next click closes it [FEED-057]',
  args: { values: withAddresses, state: { status: 'shared', count: 2 } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Shared with 2 addresses.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Shared' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ErrorState: Story = {
  name: 'Error: says why, and keeps what was typed',
  args: {
    values: withAddresses,
    state: { status: 'failed', reason: 'We couldn’t find this post.', fields: {} },
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t share this. We couldn’t find this post. Your text is still here.',
    );
    await expect(await addresses()).toHaveValue(withAddresses.to);
    await userEvent.click(share());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const RefusedAddresses: Story = {
  name: 'Error: stands at the addresses where it is about them',
  args: {
    values: withAddresses,
    state: {
      status: 'failed',
      reason: null,
      fields: { to: 'You can send 50 emails a day, and you have one left. Try again in 3 hours.' },
    },
  },
  play: async () => {
    await expect(await addresses()).toHaveAccessibleDescription(
      /and you have one left\. Try again in 3 hours\.$/,
    );
    await waitFor(async () => expect(await addresses()).toHaveFocus());
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Private: Story = {
  name: 'Offers no network for what opens for some only, and says why [GAP-052]',
  args: { isPrivate: true },
  play: async () => {
    await expect(await screen.findByText(/The link works only for people who can read it/)).toBeVisible();
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await expect(await addresses()).toBeVisible();
  },
};

export const ByDevice: Story = {
  name: 'Offers the apps of a phone',
  args: { kind: 'company', title: 'Kvarnholm Silica AB', onShareByDevice: fn() },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Share this company' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Other apps' }));
    await expect(args.onShareByDevice).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    values: {
      to: `${'quarzglasvorformen.'.repeat(6)}einkauf@gesellschaft.example, nobody, ${'x'.repeat(120)}`,
      subject: 'Gesellschaft für hochreine Quarzglasvorformen und Faserziehanlagen Mitteldeutschland '.repeat(
        2,
      ),
      body: 'Word '.repeat(980),
    },
  },
  tags: ['phone'],
};
