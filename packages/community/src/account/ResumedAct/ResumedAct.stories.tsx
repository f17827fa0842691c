import { failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ResumedAct } from '.';

const meta = {
  title: 'Account/ResumedAct',
  tags: ['!autodocs', 'no-visual'], // It renders nothing.
  component: ResumedAct,
  ...withApi,
  args: { act: { reason: 'follow', target: 'product:p1' }, onDone: fn() },
} satisfies Meta<typeof ResumedAct>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Follows once what a guest was about to follow, and says so [PERM-002]',
  play: async ({ args }) => {
    await expect(await screen.findByText('You’re now following this product.')).toBeVisible();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(sentRequests().filter((request) => request.startsWith('POST'))).toEqual([
      'POST /api/v1/product/follow',
    ]);
  },
};

export const Failed: Story = {
  name: 'Says that it has not been done, and does not try again by itself',
  parameters: { api: { scenarios: [failing('server', { operations: ['followProduct'] })] } },
  play: async ({ args }) => {
    await expect(await screen.findByText(/^You’re signed in, but/)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
