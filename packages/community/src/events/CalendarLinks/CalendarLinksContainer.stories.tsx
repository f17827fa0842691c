import { failing, huge, type Scenario } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { CalendarLinksContainer } from '.';

const meta = {
  title: 'Events/CalendarLinksContainer',
  tags: ['!autodocs', 'no-visual'], // They end with lists like those of CalendarLinks.
  component: CalendarLinksContainer,
  ...withApi,
} satisfies Meta<typeof CalendarLinksContainer>;

/** Follows all products of the mocks. */
const followingAll: Scenario = {
  changeData: (data) => ({
    ...data,
    products: new Map([...data.products].map(([id, product]) => [id, { ...product, following: true }])),
  }),
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Ends: Story = {
  name: 'Ends a link once it was asked, and makes another',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke link for Your events' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke link' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /of Your events$/ })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const choice = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Calendar' });
    await waitFor(() => expect([...choice.options].map(({ label }) => label)).toContain('Your events'));
    await expect([...choice.options].every(({ label, value }) => label !== '' && value !== '')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await expect(await canvas.findByRole('textbox', { name: 'Secret link for Your events' })).toBeVisible();
    await expect(sentRequests()).toContain('POST /api/v2/me/calendars');
  },
};

export const Fails: Story = {
  name: 'Says when a link could not be ended, and keeps it',
  parameters: { api: { scenarios: [failing('server', { operations: ['removeCalendar'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke link for Your events' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke this link?' });
    await userEvent.click(screen.getByRole('button', { name: 'Revoke link' }));
    await waitFor(() => expect(question).toHaveTextContent('It still works.'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('textbox', { name: 'Secret link for Your events' })).toBeVisible();
  },
};

export const Many: Story = {
  name: 'Offers every product that is followed, however many',
  parameters: { api: { scenarios: [huge({ rows: 250 }), followingAll] } },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole<HTMLSelectElement>('combobox', { name: 'Calendar' });
    await waitFor(() => expect(choice.options.length).toBeGreaterThan(200));
    await expect(sentRequests().filter((one) => one.includes('/Products/followed'))).toHaveLength(2);
  },
};

export const NoProducts: Story = {
  name: 'Reads the followed products again where they did not come',
  parameters: { api: { scenarios: [failing('server', { times: 1, operations: ['listFollowedProducts'] })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/We couldn’t load/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/We couldn’t load/)).not.toBeInTheDocument());
  },
};
