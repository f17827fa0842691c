import { aHiddenCase, aModerationCase, anEvent, anImagePost } from '@millrace/api-mocks';
import { errorStory, fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ModerationCase, type ModerationCaseProps } from '.';

const ready = (one = aModerationCase()): ModerationCaseProps['state'] => ({ status: 'ready', one });

const meta = {
  title: 'Operations/ModerationCase',
  component: ModerationCase,
  args: {
    state: ready(),
    deciding: { status: 'editing' },
    asked: null,
    onAskedChange: fn(),
    onDecide: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ModerationCase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows what was reported, by whom, and what stands around it',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Comment by Rohan Kulkarni' })).toBeVisible();
    await expect(canvas.getByText('The same under every post of ours.')).toBeVisible();
    await expect(canvas.getByText('Reported comment')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Preform silica glass' })).toBeVisible();
    const acts = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(acts).toEqual(['Dismiss', 'Hide', 'Suspend member']);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onAskedChange).toHaveBeenCalledWith('hide');
  },
};

export const Picture: Story = {
  name: 'Shows the picture that is decided on [GAP-096]',
  args: {
    state: ready(
      aModerationCase({
        target: { kind: 'post', id: anImagePost().id },
        snapshot: { name: 'Rohan Kulkarni', text: '', file: 'trench-profile.png', at: null },
        post: anImagePost(),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enlarge trench-profile.png' })).toBeVisible();
  },
};

export const Event: Story = {
  name: 'Shows an event as it was reported, and as it is now with its picture [GAP-096]',
  tags: ['phone'],
  args: {
    state: ready(
      aModerationCase({
        target: { kind: 'event', id: anEvent().id },
        snapshot: {
          name: 'Chiara Monti',
          text: 'Preform & Draw Forum\nTurin\nPay first.',
          file: null,
          at: null,
        },
        post: null,
        comments: [],
        event: anEvent(),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Event by / })).toBeVisible();
    await expect(canvas.getByText(/Pay first\./)).toBeVisible();
    const now = within(canvas.getByRole('region', { name: 'Now' }));
    await expect(now.getByText('Preform & Draw Forum')).toBeVisible();
    await expect(now.getByText(/Who should come/)).toBeVisible();
    await expect(canvas.queryByText('This was permanently deleted.')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Preform & Draw Forum' })).toHaveAttribute(
      'href',
      `/events/${anEvent().id}`,
    );
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const ErrorState: Story = errorStory;

export const Asking: Story = {
  name: 'Asks which rule is broken, beginning with what was reported, and for a note',
  args: { asked: 'hide' },
  tags: ['phone'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide this from everyone?' }));
    await expect(dialog.getByRole('radio', { name: 'Spam or advertising' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Harassment or hate' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Third time.');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    await expect(args.onDecide).toHaveBeenCalledWith({
      decision: 'hide',
      reason: 'harassment',
      note: 'Third time.',
    });
  },
};

export const Dismissing: Story = {
  name: 'Asks for no reason where nobody is told one',
  args: { asked: 'dismiss' },
  tags: ['no-visual'], // Like Asking, but without its reasons.
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss the reports?' }));
    await expect(dialog.queryByRole('radio')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDecide).toHaveBeenCalledWith({ decision: 'dismiss', note: '' });
  },
};

export const Failed: Story = {
  args: { asked: 'suspend', deciding: { status: 'failed', reason: null } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Rohan Kulkarni?' }));
    await expect(dialog.getByRole('alert')).toBeVisible();
  },
};

export const Hidden: Story = {
  name: 'Says what was decided, and offers to take it back',
  args: { state: ready(aHiddenCase()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Hidden by Ingrid Halvorsen/)).toBeVisible();
    await expect(canvas.getByText('Third time this month.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible();
  },
};

export const DecidedMeanwhile: Story = {
  args: { state: ready(aHiddenCase()), decidedMeanwhile: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Someone decided this while you were editing.',
    );
  },
};

export const Gone: Story = {
  args: {
    state: ready(
      aModerationCase({
        state: 'gone',
        post: null,
        comments: [],
        earlier: [],
        possible: ['dismiss', 'suspend'],
        target: { kind: 'post', id: 'a' },
        member: { ...aModerationCase().member, suspended: true },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This was permanently deleted.')).toBeVisible();
  },
};

export const OwnCase: Story = {
  args: { state: ready(aModerationCase({ possible: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This case is about you, so another moderator decides.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    state: ready(
      aModerationCase({
        member: {
          ...aModerationCase().member,
          user_name: 'Wolfeschlegelsteinhausenbergerdorff Ivanovskaja-Wachtangischwili',
        },
        snapshot: { name: 'W', text: `${'Word '.repeat(300)}${'x'.repeat(300)}`, file: null, at: null },
      }),
    ),
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
