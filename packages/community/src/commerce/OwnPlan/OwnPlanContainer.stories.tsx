import { aPlan, failing, teamInvitations } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OwnPlanContainer } from '.';

const meta = {
  title: 'Commerce/OwnPlanContainer',
  tags: ['!autodocs', 'no-visual'], // Screens/Plans draws it whole, and OwnPlan its parts.
  component: OwnPlanContainer,
  args: { salesEmail: 'sales@millrace.example', onLeave: fn() },
  parameters: { api: { viewer: 'free' } },
  ...withApi,
} satisfies Meta<typeof OwnPlanContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows all plans with the own one marked, and leads to the checkout [GAP-006]',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy Premium' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(expect.stringContaining('checkout')));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const Invited: Story = {
  name: 'Asks before anybody is taken into a team, and shows the plan of who has accepted',
  play: async ({ canvas, msw, userEvent }) => {
    let accepted: unknown;
    msw.use(
      http.get('*/api/v2/me/teaminvitations', () =>
        HttpResponse.json(accepted ? { results: [], count: 0 } : { results: teamInvitations(), count: 1 }),
      ),
      http.put('*/api/v2/me/teaminvitations/:id', async ({ request }) => {
        accepted = await request.json();
        return new HttpResponse(null, { status: 204 });
      }),
      http.get('*/api/v2/me/subscription', () => HttpResponse.json(aPlan(accepted ? 'team' : 'free'))),
    );
    const section = await canvas.findByRole('region', {
      name: 'Astrid Hallberg of Kvarnholm Silica AB wants to share Premium with you',
    });
    await expect(section).toHaveTextContent('Until then, no one learns that you have an account.');
    await userEvent.click(within(section).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(section).not.toBeInTheDocument());
    await expect(accepted).toEqual({ accept: true });
    await expect(await canvas.findByText(/shares it with you/)).toBeVisible();
  },
};

export const Cancels: Story = {
  name: 'Cancels a plan that was bought, and takes that back',
  parameters: { api: { viewer: 'premium' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel plan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep plan' }));
    await expect(await canvas.findByRole('button', { name: 'Cancel plan' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Invoice MR-2026-0001' })).toBeVisible();
  },
};

export const Fails: Story = {
  name: 'Says when no checkout could be begun, and keeps the page',
  parameters: {
    api: { viewer: 'free', scenarios: [failing('server', { operations: ['startCheckout'] })] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy Premium' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy Premium' })).toBeVisible();
  },
};

export const PaidBefore: Story = {
  name: 'Shows the plan when a checkout is refused because it was paid before',
  play: async ({ args, canvas, msw, userEvent }) => {
    const buy = await canvas.findByRole('button', { name: 'Buy Premium' });
    msw.use(
      http.post('*/api/v2/me/checkout', () =>
        HttpResponse.json(
          { error: 'You already have a paid plan.', code: 'already_subscribed' },
          { status: 409 },
        ),
      ),
      http.get('*/api/v2/me/subscription', () => HttpResponse.json(aPlan('premium'))),
    );
    await userEvent.click(buy);
    await expect(await canvas.findByRole('heading', { name: 'You’re on Premium' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('You already have a paid plan.');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
