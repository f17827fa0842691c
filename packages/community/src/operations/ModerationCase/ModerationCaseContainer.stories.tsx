import { aModerationCase, failing, withData } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ModerationCaseContainer } from '.';

const { id } = aModerationCase();
const moderator = { user: { is_moderator: true } };

const meta = {
  title: 'Operations/ModerationCaseContainer',
  tags: ['!autodocs', 'no-visual'], // ModerationCase draws the like of what these end with.
  component: ModerationCaseContainer,
  ...withApi,
  args: { id },
  parameters: { api: moderator },
} satisfies Meta<typeof ModerationCaseContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function decide(userEvent: UserEvent, name: string, prepare?: (dialog: HTMLElement) => void) {
  await userEvent.click(await screen.findByRole('button', { name }));
  const content = await screen.findByRole('dialog');
  prepare?.(content);
  const dialog = within(content);
  await userEvent.click(dialog.getByRole('button', { name }));
  return dialog;
}

export const Decides: Story = {
  name: 'Hides what was reported, and restores it [GAP-096]',
  play: async ({ canvas, userEvent }) => {
    await decide(userEvent, 'Hide');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/^Hidden by /)).toBeVisible();
    await decide(userEvent, 'Restore');
    await expect(await canvas.findByText(/^Restored by /)).toBeVisible();
    await expect(sentRequests().filter((sent) => sent.startsWith('POST'))).toHaveLength(2);
  },
};

export const DecidedMeanwhile: Story = {
  name: 'Says when somebody else was quicker, and shows how it stands [GAP-096]',
  parameters: {
    api: {
      ...moderator,
      scenarios: [
        withData(({ cases }) => {
          const one = cases.find((known) => known.id === id);
          if (!one) return;
          // The client has an older state than the server.
          let reads = 0;
          Object.defineProperty(one, 'version', {
            configurable: true,
            enumerable: true,
            get: () => (reads++ === 0 ? 0 : 1),
          });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await decide(userEvent, 'Hide');
    await expect(await canvas.findByText(/^Someone decided this while you were editing\./)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Fails: Story = {
  name: 'Keeps what was typed when it fails, and says so where it is seen',
  parameters: {
    api: { ...moderator, scenarios: [failing('server', { operations: ['decideCase'], times: 1 })] },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await decide(userEvent, 'Hide', (content) => {
      // As low as a phone in landscape: the dialog is taller than the window.
      content.style.maxBlockSize = '340px';
    });
    const failure = await dialog.findByRole('alert');
    const submit = dialog.getByRole('button', { name: 'Hide' });
    await waitFor(() =>
      expect(failure.getBoundingClientRect().bottom).toBeLessThanOrEqual(submit.getBoundingClientRect().top),
    );
    await userEvent.click(submit);
    await expect(await canvas.findByText(/^Hidden by /)).toBeVisible();
  },
};
