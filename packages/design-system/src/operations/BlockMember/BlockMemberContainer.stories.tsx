import { networkQueries } from '@millrace/api-client';
import { aPost, failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useApiClient } from '../../shell/ApiClient';
import { BlockedNoticeContainer, BlockMemberContainer, type BlockMemberContainerProps } from '.';

const { user_id: id, user } = aPost();
const member = { id, name: user.user_name };

/** Includes the notice on the member's page. */
function OnPage(props: BlockMemberContainerProps) {
  const { data } = useQuery(networkQueries(useApiClient()).block(id));
  return (
    <>
      <p>{data?.blocked ? 'blocked' : 'not blocked'}</p>
      <BlockedNoticeContainer member={member} />
      {!data?.blocked && <BlockMemberContainer {...props} />}
    </>
  );
}

const meta = {
  title: 'Operations/BlockMemberContainer',
  tags: ['!autodocs', 'no-visual'], // Its toasts go by themselves, and its page is made up.
  component: BlockMemberContainer,
  ...withApi,
  args: { member, onClose: fn(), onBlockedChange: fn(), onSignInRequired: fn() },
  render: (args) => <OnPage {...args} />,
} satisfies Meta<typeof BlockMemberContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = async () =>
  within(await screen.findByRole('alertdialog', { name: `Block ${member.name}?` }));

export const Blocks: Story = {
  name: 'Blocks once confirmed, and takes it back [GAP-097]',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click((await question()).getByRole('button', { name: 'Block' }));
    await expect(await canvas.findByText('blocked')).toBeVisible();
    await waitFor(() => expect(args.onBlockedChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('not blocked')).toBeVisible();
    await waitFor(() => expect(args.onBlockedChange).toHaveBeenLastCalledWith(false));
    await expect(sentRequests().filter((sent) => !sent.startsWith('GET'))).toEqual([
      'POST /api/v2/me/blocks',
      `DELETE /api/v2/me/blocks/${id}`,
    ]);
  },
};

export const Unblocks: Story = {
  name: 'Says on the member’s page that they are blocked, and takes it back there',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await question()).getByRole('button', { name: 'Block' }));
    await userEvent.click(await canvas.findByRole('button', { name: `Unblock ${member.name}` }));
    await expect(await canvas.findByText('not blocked')).toBeVisible();
  },
};

export const Fails: Story = {
  name: 'Says when it did not work, and can be tried again',
  parameters: { api: { scenarios: [failing('server', { operations: ['block'], times: 1 })] } },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await question();
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    await expect(await canvas.findByText('blocked')).toBeVisible();
  },
};
