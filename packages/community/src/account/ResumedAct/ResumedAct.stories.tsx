import { aProduct, failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ResumedActContainer } from '.';

const meta = {
  title: 'Account/ResumedAct',
  tags: ['!autodocs', 'no-visual'], // It renders nothing.
  component: ResumedActContainer,
  ...withApi,
  parameters: { api: { viewer: 'free' } },
  args: { act: { reason: 'follow', target: `product:${aProduct().id}` }, onDone: fn() },
} satisfies Meta<typeof ResumedActContainer>;

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
  parameters: { api: { viewer: 'free', scenarios: [failing('server', { operations: ['followProduct'] })] } },
  play: async ({ args }) => {
    await expect(await screen.findByText(/^You’re signed in, but/)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
