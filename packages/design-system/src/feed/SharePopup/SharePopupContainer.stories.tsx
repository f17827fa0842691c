import { aPost, aPrivatePost, failing, slow } from '@millrace/api-mocks';
import { postPath } from '@millrace/domain';
import { holdTimeouts, sentRequests, withApi } from '@millrace/story-kit';
import { Button } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { SharePopupContainer } from '.';

const post = aPost();

/** Opens and closes the dialog, as a post does. */
function Example(props: ComponentProps<typeof SharePopupContainer>) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <SharePopupContainer
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Feed/SharePopupContainer',
  tags: ['!autodocs', 'no-visual'], // SharePopup draws its states, or it is gone at the end.
  component: SharePopupContainer,
  render: (args) => <Example {...args} />,
  ...withApi,
  args: {
    open: true,
    onOpenChange: fn(),
    kind: 'post',
    id: post.id,
    path: postPath(post.id),
    title: post.title,
    onSignInRequired: fn(),
  },
} satisfies Meta<typeof SharePopupContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const addresses = () => screen.findByRole('textbox', { name: 'Email addresses' });
const subject = () => screen.findByRole('textbox', { name: 'Subject' });
const share = () => screen.getByRole('button', { name: 'Share' });
const sent = () => sentRequests().filter((request) => request.startsWith('POST'));

export const Defaults: Story = {
  name: 'Begins with the default subject and message [FEED-053, FEED-054]',
  play: async () => {
    await waitFor(async () => expect(await subject()).toHaveValue('Linnea Ekström shared a post with you'));
    await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Hey Team, thought you might be interested in this post.',
    );
  },
};

export const Shares: Story = {
  name: 'Shares by email, says so, and closes at the next click [FEED-057]',
  play: async ({ args, userEvent }) => {
    await userEvent.type(await addresses(), 'uta@ostwald.example, yield@hanbit.example');
    await userEvent.click(share());
    await expect(await screen.findByText('Shared with 2 addresses.')).toBeVisible();
    await expect(sent()).toEqual(['POST /api/v1/emails']);
    await userEvent.click(screen.getByRole('button', { name: 'Shared' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect(await addresses()).toHaveValue('');
    await expect(share()).toBeDisabled();
  },
};

export const SharingOnItsWay: Story = {
  name: 'Says that it is sharing, and a second click shares nothing more [FEED-057, GAP-103]',
  parameters: { api: { scenarios: [slow({ delayMs: 300, operations: ['shareByEmail'] })] } },
  play: async ({ userEvent }) => {
    await userEvent.type(await addresses(), 'uta@ostwald.example');
    const held = holdTimeouts(300);
    await userEvent.dblClick(share());
    await expect(await screen.findByRole('button', { name: 'Sharing…' })).toBeVisible();
    await held.endNext(300);
    await expect(await screen.findByText('Shared with one address.')).toBeVisible();
    await expect(sent()).toHaveLength(1);
  },
};

export const Copies: Story = {
  name: 'Copies the link; the label reverts after 4 s [FEED-051]',
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const held = holdTimeouts(4000);
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    await expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    await expect(write).toHaveBeenCalledWith(`${window.location.origin}${postPath(post.id)}`);
    held.end(4000);
    await expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};

export const CopyRefused: Story = {
  name: 'Selects the link where the browser refuses to copy',
  play: async ({ userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    await expect(await screen.findByText(/you can copy it yourself/)).toBeVisible();
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link.selectionEnd).toBe(link.value.length);
  },
};

export const Fails: Story = {
  name: 'A failure keeps what was typed, and can be tried again as the same call',
  parameters: { api: { scenarios: [failing('offline', { operations: ['shareByEmail'], times: 1 })] } },
  play: async ({ userEvent }) => {
    await userEvent.type(await addresses(), 'uta@ostwald.example');
    await userEvent.click(share());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your text is still here. Try again.');
    await expect(await addresses()).toHaveValue('uta@ostwald.example');
    await userEvent.click(share());
    await expect(await screen.findByText('Shared with one address.')).toBeVisible();
  },
};

export const KeepsWhatIsTyped: Story = {
  name: 'Closed and opened again it holds what was typed',
  play: async ({ userEvent }) => {
    await userEvent.type(await addresses(), 'uta@ostwald.example');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect(await addresses()).toHaveValue('uta@ostwald.example');
  },
};

export const PrivatePost: Story = {
  name: 'A private post is shared by its link, on no network [GAP-052]',
  args: { id: aPrivatePost().id, path: postPath(aPrivatePost().id), isPrivate: true },
  play: async ({ userEvent }) => {
    await userEvent.type(await addresses(), 'uta@ostwald.example');
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(share());
    await expect(await screen.findByText('Shared with one address.')).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: 'Leads to the login when the session has ended meanwhile',
  parameters: { api: { scenarios: [failing('signed-out', { operations: ['shareByEmail'] })] } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await addresses(), 'uta@ostwald.example');
    await userEvent.click(share());
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
