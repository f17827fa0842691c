import { type Post, postQueries } from '@millrace/api-client';
import { aPrivatePost, failing, slow } from '@millrace/api-mocks';
import { holdTimeouts, sentRequests, withApi } from '@millrace/story-kit';
import { Button } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useApiClient } from '../../shell/ApiClient';
import { PostEditDialogContainer } from '.';

const post = aPrivatePost();

/** Opens and closes the dialog, as the menu of a post does. */
function Example(props: ComponentProps<typeof PostEditDialogContainer>) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <PostEditDialogContainer
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
  title: 'Feed/PostEditDialogContainer',
  tags: ['!autodocs', 'no-visual'], // PostEditDialog draws its states; once saved, it closes by itself.
  component: PostEditDialogContainer,
  render: (args) => <Example {...args} />,
  ...withApi,
  beforeEach: (context) => {
    sessionStorage.clear();
    return withApi.beforeEach(context);
  },
  args: { post, open: true, onOpenChange: fn(), onUpdated: fn() },
  parameters: { api: { viewer: 'premium' } },
} satisfies Meta<typeof PostEditDialogContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = () => screen.findByRole('textbox', { name: 'Post text' });
const save = () => screen.getByRole('button', { name: 'Save' });

export const Default: Story = {
  name: 'Closes 400 ms after it is saved [FEED-042]',
  parameters: {
    api: { viewer: 'premium', scenarios: [slow({ operations: ['updatePost'], delayMs: 300 })] },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await text(), ' More');
    const held = holdTimeouts(300, 400);
    await userEvent.click(save());
    await waitFor(() => expect(sentRequests()).toHaveLength(1));
    await expect(held.count(400)).toBe(0);
    await held.endNext(300);
    await expect(await screen.findByText('Saved')).toBeVisible();
    await expect(held.count(400)).toBe(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onUpdated).not.toHaveBeenCalled();
    held.end(400);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onUpdated?.mock.calls[0]?.[0].text).toMatch(/ More$/);
    await expect(sentRequests()).toEqual([`PUT /api/v1/feed/post/${post.id}/content`]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sessionStorage).toHaveLength(0);
  },
};

const ELSEWHERE = 'As changed in another tab';

/** The first save conflicts with an edit from elsewhere, which also made the post public. */
const editElsewhere = async () => {
  const body = new FormData();
  body.set('text', ELSEWHERE);
  body.set('visibility', 'public');
  await fetch(`/api/v1/feed/post/${post.id}/content`, { method: 'PUT', body });
};

/** Reads the post from the cache, as a feed does. */
function InFeed(props: ComponentProps<typeof PostEditDialogContainer>) {
  const detail = postQueries(useApiClient()).detail(props.post.id);
  const { data } = useQuery({ ...detail, initialData: props.post, staleTime: Number.POSITIVE_INFINITY });
  return <Example {...props} post={data} />;
}

export const SavedInFeed: Story = {
  name: 'Says that it is saved until it closes, also where the post has changed by then, and saves once',
  render: (args) => <InFeed {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(await text(), ' More');
    const held = holdTimeouts(400);
    await userEvent.click(save());
    await waitFor(() => expect(held.count(400)).toBe(1));
    await expect(await screen.findByText('Saved')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(screen.getByText('Saved')).toBeVisible();
    held.end(400);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(sentRequests().filter((request) => request.startsWith('PUT'))).toHaveLength(1);
  },
};

export const Kept: Story = {
  name: 'Closed without saving, what was typed is there again',
  play: async ({ userEvent }) => {
    await userEvent.type(await text(), ' More');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await expect(await text()).toHaveValue(`${post.text} More`);
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await expect(await text()).toHaveValue(post.text);
  },
};

/** Updates the post in the cache on command, as the refetch after a tag or an edit elsewhere does. */
function ChangedBeside({
  become,
  ...props
}: ComponentProps<typeof PostEditDialogContainer> & { become: Post }) {
  const queries = useQueryClient();
  const { queryKey } = postQueries(useApiClient()).detail(props.post.id);
  return (
    <>
      <InFeed {...props} />
      <Button onClick={() => queries.setQueryData(queryKey, become)}>Change beside</Button>
    </>
  );
}

const closeAndChange: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.type(await text(), ' More');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Change beside' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
};

const TAG = { id: '1c4f6a2e-6a3e-5b9a-8f0e-5d1f3c2b7a90', name: 'Ofenbau Nord GmbH' };
const tagged = {
  ...post,
  tagged_companies: [...post.tagged_companies, TAG.id],
  tagged_company_names: [...post.tagged_company_names, TAG.name],
};

export const KeptOverTags: Story = {
  name: 'Closed without saving and tagged then, what was typed is there again, with the new tag',
  render: (args) => <ChangedBeside {...args} become={tagged} />,
  play: async (context) => {
    await closeAndChange(context);
    await waitFor(async () => expect(await text()).toHaveValue(`${post.text} More`));
    await expect(screen.getByRole('button', { name: `Remove ${TAG.name}` })).toBeVisible();
  },
};

export const KeptOverEdit: Story = {
  name: 'Edited elsewhere after it was closed without saving, what was typed is there again, and is not saved over that unasked',
  render: (args) => (
    <ChangedBeside
      {...args}
      become={{ ...post, text: ELSEWHERE, visibility: 'public', edited: '2026-02-03T10:00:00.000Z' }}
    />
  ),
  play: async (context) => {
    const { args, userEvent } = context;
    await editElsewhere();
    await closeAndChange(context);
    await waitFor(async () => expect(await text()).toHaveValue(`${post.text} More`));
    await expect(screen.getByRole('combobox', { name: 'Visibility' })).toHaveDisplayValue('Public');
    await userEvent.type(await text(), ', and on');
    await userEvent.click(save());
    await userEvent.click(await screen.findByRole('button', { name: 'Overwrite with my version' }));
    await waitFor(() => expect(args.onUpdated).toHaveBeenCalledOnce());
    await expect(args.onUpdated?.mock.calls[0]?.[0]).toMatchObject({
      text: `${post.text} More, and on`,
      visibility: 'public',
    });
  },
};

export const OpenWhileSaving: Story = {
  name: 'Stays open while an edit is on its way, and tells its failure',
  args: { onPendingChange: fn() },
  parameters: {
    api: {
      viewer: 'premium',
      scenarios: [
        slow({ operations: ['updatePost'], delayMs: 600 }),
        failing('server', { operations: ['updatePost'], times: 1 }),
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await text(), ' More');
    const held = holdTimeouts(600);
    await userEvent.click(save());
    await waitFor(() => expect(args.onPendingChange).toHaveBeenLastCalledWith(true));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await held.endNext(600);
    await expect(await screen.findByText(/^We couldn’t save your changes\./)).toBeVisible();
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** Unmounts the dialog, as navigation does. */
function Leaving(props: ComponentProps<typeof PostEditDialogContainer>) {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    const leave = () => setLeft(true);
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, []);
  return isLeft ? <p>Elsewhere</p> : <PostEditDialogContainer {...props} />;
}

export const LeftWhileSaving: Story = {
  name: 'Taken off the page while an edit is on its way it stops, and what was typed is kept',
  args: { onPendingChange: fn() },
  parameters: {
    api: { viewer: 'premium', scenarios: [slow({ operations: ['updatePost'], delayMs: 1_000 })] },
  },
  render: (args) => <Leaving {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(await text(), ' More');
    await userEvent.click(save());
    await waitFor(() => expect(sentRequests()).toHaveLength(1));
    dispatchEvent(new Event('popstate'));
    await screen.findByText('Elsewhere');
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(false);
    // Wait past the time at which the response would have arrived.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await expect(args.onUpdated).not.toHaveBeenCalled();
    await expect(sessionStorage.getItem(`millrace.edit.${post.id}`)).toContain(' More');
  },
};

export const ClosedOnceSaved: Story = {
  name: 'Closed by its reader once it is saved, it tells so at once and closes nothing later',
  play: async ({ args, userEvent }) => {
    await userEvent.type(await text(), ' More');
    const held = holdTimeouts(400);
    await userEvent.click(save());
    await screen.findByText('Saved');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onUpdated).toHaveBeenCalledOnce());
    held.end(400);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onUpdated).toHaveBeenCalledOnce();
  },
};

export const Tags: Story = {
  name: 'A stored tag is taken off with the save, and what was not touched stays',
  play: async ({ args, userEvent }) => {
    const name = post.tagged_product_names[0] ?? '';
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    await userEvent.click(save());
    await waitFor(() => expect(args.onUpdated).toHaveBeenCalledOnce());
    await expect(args.onUpdated?.mock.calls[0]?.[0]).toMatchObject({
      text: post.text,
      tagged_product_names: post.tagged_product_names.slice(1),
      tagged_company_names: post.tagged_company_names,
    });
  },
};

export const Fails: Story = {
  name: 'A failure keeps what was typed, and can be tried again',
  parameters: {
    api: { viewer: 'premium', scenarios: [failing('server', { operations: ['updatePost'], times: 1 })] },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await text(), ' More');
    await userEvent.click(save());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onUpdated).toHaveBeenCalledOnce());
  },
};

export const EditedMeanwhile: Story = {
  name: 'Edited meanwhile elsewhere, what was typed stays, and is saved over it without who sees it',
  play: async ({ args, userEvent }) => {
    await editElsewhere();
    const area = await text();
    await userEvent.type(area, ' More');
    await userEvent.click(save());
    await expect(
      await screen.findByText(/Current version \(Public\): As changed in another tab/),
    ).toBeVisible();
    await expect(area).toHaveValue(`${post.text} More`);
    await expect(screen.getByRole('combobox', { name: 'Visibility' })).toHaveDisplayValue('Public');
    await userEvent.click(screen.getByRole('button', { name: 'Overwrite with my version' }));
    await waitFor(() => expect(args.onUpdated).toHaveBeenCalledOnce());
    await expect(args.onUpdated?.mock.calls[0]?.[0]).toMatchObject({
      text: `${post.text} More`,
      visibility: 'public',
    });
  },
};

export const SeenByChoice: Story = {
  name: 'Edited meanwhile elsewhere, who sees it is as was chosen here, also where that is as it was before',
  play: async ({ args, userEvent }) => {
    await editElsewhere();
    await userEvent.type(await text(), ' More');
    await userEvent.click(save());
    await screen.findByText(/Current version \(Public\)/);
    const seen = screen.getByRole('combobox', { name: 'Visibility' });
    await userEvent.selectOptions(seen, 'private');
    await expect(seen).toHaveDisplayValue('Private');
    await userEvent.click(screen.getByRole('button', { name: 'Overwrite with my version' }));
    await waitFor(() => expect(args.onUpdated).toHaveBeenCalledOnce());
    await expect(args.onUpdated?.mock.calls[0]?.[0].visibility).toBe('private');
  },
};

export const NewerTaken: Story = {
  name: 'Edited meanwhile elsewhere, the newer one is taken and edited on',
  play: async ({ args, userEvent }) => {
    await editElsewhere();
    await userEvent.type(await text(), ' More');
    await userEvent.click(save());
    await userEvent.click(await screen.findByRole('button', { name: 'Use the newer version' }));
    await waitFor(async () => expect(await text()).toHaveValue(ELSEWHERE));
    await expect(screen.getByRole('combobox', { name: 'Visibility' })).toHaveDisplayValue('Public');
    await userEvent.type(await text(), ', and on');
    await userEvent.click(save());
    await waitFor(() =>
      expect(args.onUpdated?.mock.lastCall?.[0]).toMatchObject({ text: `${ELSEWHERE}, and on` }),
    );
  },
};
