import { anImagePost, aPost, searchHits } from '@millrace/api-mocks';
import { fitsItsDialog, photoUrl } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { toSearchHit } from '../../shell/SiteSearch';
import { PostEditDialog } from '.';
import { shownMedium, toPostEditValues } from './edit-values';

const post = aPost();
const picture = {
  ...shownMedium(anImagePost()),
  kind: 'image',
  name: 'trench-profile.png',
  pictureUrl: photoUrl,
} as const;

/** Holds the changes as a container does. */
function Example(props: ComponentProps<typeof PostEditDialog>) {
  const [values, setValues] = useState(props.values);
  return (
    <PostEditDialog
      {...props}
      values={values}
      onValuesChange={(change) => {
        setValues((before) => ({ ...before, ...change }));
        props.onValuesChange(change);
      }}
    />
  );
}

const meta = {
  title: 'Feed/PostEditDialog',
  component: PostEditDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <Example {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    values: toPostEditValues(post),
    onValuesChange: fn(),
    medium: null,
    mentionSearch: { candidates: [], status: 'idle', onQueryChange: fn() },
    tagSearch: {
      text: '',
      onTextChange: fn(),
      search: { hits: searchHits(3).map(toSearchHit), status: 'idle' },
    },
    state: { status: 'editing' },
    onSubmit: fn(),
    onCancel: fn(),
    onDiscard: fn(),
  },
  argTypes: { values: { control: false } },
} satisfies Meta<typeof PostEditDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = () => screen.findByRole('textbox', { name: 'Post text' });
const save = () => screen.getByRole('button', { name: 'Save' });

export const Default: Story = {
  name: 'Shows the post as it is, with its mentions, and saves what is changed',
  tags: ['phone', 'rtl'],
  play: async ({ args, userEvent }) => {
    await expect(await text()).toHaveValue(post.text);
    await expect(document.querySelector('[data-part="mention"]')).toHaveTextContent('Kvarnholm Silica AB');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Visibility' }), 'Private');
    await userEvent.click(save());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const LineBreaks: Story = {
  name: 'Line breaks alone without a file cannot be saved [FEED-040]',
  play: async ({ args, userEvent }) => {
    const area = await text();
    await userEvent.clear(area);
    await userEvent.type(area, '{Enter}');
    await expect(save()).toBeDisabled();
    await expect(area).toHaveAccessibleDescription('Write something or add a file.');
    await userEvent.type(area, 'x');
    await userEvent.click(save());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WithPicture: Story = {
  name: 'The file can be taken away, or another put in its place [FEED-041]',
  tags: ['phone'],
  args: { medium: picture },
  play: async ({ args, userEvent }) => {
    const area = await text();
    await userEvent.clear(area);
    await expect(save()).toBeEnabled();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove trench-profile.png' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ removesMedium: true });
    await expect(screen.getByRole('button', { name: 'Add image' })).toHaveFocus();
    await expect(save()).toBeDisabled();
    const file = new File(['%PDF'], 'limits.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ medium: { kind: 'pdf', file } });
    await waitFor(() => expect(save()).toBeEnabled());
  },
};

export const Tags: Story = {
  name: 'Its tags can be taken off, and others added',
  play: async ({ args, userEvent }) => {
    const [first, ...others] = toPostEditValues(post).tags;
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${first?.name}` }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ tags: others });
    await userEvent.click(screen.getByRole('button', { name: 'Tag a product or company' }));
    await expect(screen.getByRole('combobox', { name: 'Products or companies' })).toHaveFocus();
    await userEvent.click(save());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { state: { status: 'creating' } },
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: 'Saving' })).toBeVisible();
  },
};

export const Saved: Story = {
  args: { state: { status: 'created' } },
  play: async () => {
    await expect(await screen.findByText('Saved')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'A failure keeps what was changed',
  args: { state: { status: 'failed', reason: 'We couldn’t reach the server.', fields: {} } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t save your changes. We couldn’t reach the server. Your text is still here.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Gone: Story = {
  name: 'Of a post that is gone it says so, and offers nothing that can never work',
  args: { state: { status: 'failed', reason: 'Not found.', fields: {}, code: 'not_found' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^This post was removed, or you no longer have access to it\.$/,
    );
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const SessionEnded: Story = {
  name: 'Once the session has ended, one signs in in another tab from here, also by the keyboard',
  args: {
    state: { status: 'failed', reason: 'Sign in first.', fields: {}, code: 'sign_in_required' },
    signInHref: '/login',
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your session ended.');
    const signIn = screen.getByRole('link', { name: 'Sign in' });
    await expect(signIn).toHaveAttribute('href', '/login');
    await expect(signIn).toHaveAttribute('target', '_blank');
    save().focus();
    await userEvent.tab();
    await expect(signIn).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Newer: Story = {
  name: 'Edited meanwhile elsewhere, what stands there now is said; one saves over it, or takes it',
  tags: ['phone', 'rtl'],
  args: {
    state: { status: 'failed', reason: null, fields: {}, code: 'edited_meanwhile' },
    newer: { title: 'Trench depth, revised', isPrivate: true, onKeepOwn: fn(), onTakeNewer: fn() },
  },
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Current version (Private): Trench depth, revised');
    await expect(save()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Overwrite with my version' }));
    await expect(args.newer?.onKeepOwn).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Use the newer version' }));
    await expect(args.newer?.onTakeNewer).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  tags: ['phone'],
  args: {
    values: {
      ...toPostEditValues(post),
      text: `Polarisationserhaltungsfaserherstellungsverfahrensvorform ${'x'.repeat(120)}\n\nhttps://www.quarzglaswerke-oberlausitz.example/vertrieb/glasfaservorformen/datenblaetter/polarisationserhaltend/2026-09-14`,
      mentions: [],
    },
    medium: {
      ...picture,
      name: 'Qualitätssicherungsvereinbarung_Glasfaservorformen_2026-02-28_endgültig_v7.png',
    },
    state: {
      status: 'failed',
      reason:
        'Glasfaservorformherstellungsverfahrensprüfprotokolle_2026-09-14_endgültig_freigegeben is too long.',
      fields: {},
    },
  },
  play: fitsItsDialog,
};
