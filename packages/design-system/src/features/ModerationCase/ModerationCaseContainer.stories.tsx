import { aModerationCase, failing, withData } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sentRequests, withApi } from '../../internal/story-api';
import { ModerationCaseContainer } from '.';

const { id } = aModerationCase();
const moderator = { user: { is_moderator: true } };

const meta = {
  title: 'Features/ModerationCaseContainer',
  tags: ['!autodocs', 'no-visual'],
  component: ModerationCaseContainer,
  ...withApi,
  args: { id },
  parameters: { api: moderator },
} satisfies Meta<typeof ModerationCaseContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function decide(userEvent: UserEvent, name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
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
          // The reader has an older state than the server.
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
    await expect(await canvas.findByText(/^Somebody else has decided this meanwhile\./)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Fails: Story = {
  name: 'Keeps what was typed when it fails',
  parameters: {
    api: { ...moderator, scenarios: [failing('server', { operations: ['decideCase'], times: 1 })] },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await decide(userEvent, 'Dismiss');
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await expect(await canvas.findByText(/^Dismissed by /)).toBeVisible();
  },
};
