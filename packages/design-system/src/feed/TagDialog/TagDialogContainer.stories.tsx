import { aPrivatePost, failing } from '@millrace/api-mocks';
import { holdTimeouts, sentRequests, typingRests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TagDialogContainer } from '.';

const post = aPrivatePost();

const meta = {
  title: 'Feed/TagDialogContainer',
  tags: ['!autodocs', 'no-visual'], // TagDialog draws its states; once it has tagged, it closes by itself.
  component: TagDialogContainer,
  ...withApi,
  args: { post, open: true, onOpenChange: fn(), onTagged: fn() },
  parameters: { api: { viewer: 'premium' } },
} satisfies Meta<typeof TagDialogContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = () => screen.findByRole('combobox', { name: 'Products or companies' });

export const Default: Story = {
  name: 'Searches from five characters on [FEED-043]',
  play: async ({ userEvent }) => {
    await userEvent.type(await input(), 'glas');
    await typingRests();
    await waitFor(() => expect(sentRequests()).toHaveLength(1));
    await expect(screen.queryByRole('option')).toBeNull();
    await userEvent.type(await input(), 's');
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
    await waitFor(() => expect(sentRequests()[1]).toBe('GET /api/v2/search/suggestions?q=glass&limit=20'));
  },
};

export const Tags: Story = {
  name: 'Says that the post is tagged, and closes 3 s later [FEED-044]',
  play: async ({ args, userEvent }) => {
    await userEvent.type(await input(), 'tetrachloride');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const held = holdTimeouts(3000);
    await userEvent.click(screen.getByRole('button', { name: 'Tag' }));
    await expect(
      await screen.findByText('Post successfully tagged, closing this window 3 secs....'),
    ).toBeVisible();
    await expect(held.count(3000)).toBe(1);
    await expect(args.onTagged?.mock.calls[0]?.[0].tagged_product).toHaveLength(
      post.tagged_product.length + 1,
    );
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    held.end(3000);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Removes: Story = {
  name: 'Takes a stored tag off, and closes 3 s later',
  play: async ({ args, userEvent }) => {
    const name = post.tagged_product_names[0] ?? '';
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    const held = holdTimeouts(3000);
    await userEvent.click(screen.getByRole('button', { name: 'Save tags' }));
    await expect(await screen.findByText('Tags saved. This dialog closes in 3 seconds.')).toBeVisible();
    await expect(sentRequests()).toEqual([`PUT /api/v1/feed/post/${post.id}/content`]);
    await expect(args.onTagged?.mock.calls[0]?.[0]).toMatchObject({
      text: post.text,
      tagged_product_names: post.tagged_product_names.slice(1),
      tagged_company_names: post.tagged_company_names,
    });
    held.end(3000);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Fails: Story = {
  name: 'A failure keeps the tags, and can be tried again',
  parameters: {
    api: { viewer: 'premium', scenarios: [failing('server', { operations: ['tagPost'], times: 1 })] },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await input(), 'tetrachloride');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Tag' }));
    await expect(await screen.findByText(/^We couldn’t save the tags\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tag' }));
    await waitFor(() => expect(args.onTagged).toHaveBeenCalledOnce());
  },
};
