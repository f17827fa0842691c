import { failing } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sentRequests, withApi } from '../../internal/story-api';
import { CalendarLinksContainer } from '.';

const meta = {
  title: 'Features/CalendarLinksContainer',
  tags: ['!autodocs', 'no-visual'],
  component: CalendarLinksContainer,
  ...withApi,
} satisfies Meta<typeof CalendarLinksContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ends: Story = {
  name: 'Ends a link once it was asked, and makes another',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End link of Your events' }));
    await userEvent.click(await screen.findByRole('button', { name: 'End link' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /of Your events$/ })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const choice = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Calendar of' });
    await waitFor(() => expect([...choice.options].map(({ label }) => label)).toContain('Your events'));
    await expect([...choice.options].every(({ label, value }) => label !== '' && value !== '')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link' }));
    await expect(await canvas.findByRole('textbox', { name: 'Secret link of Your events' })).toBeVisible();
    await expect(sentRequests()).toContain('POST /api/v2/me/calendars');
  },
};

export const Fails: Story = {
  name: 'Says when a link could not be ended, and keeps it',
  parameters: { api: { scenarios: [failing('server', { operations: ['removeCalendar'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End link of Your events' }));
    const question = await screen.findByRole('alertdialog', { name: 'End this link?' });
    await userEvent.click(screen.getByRole('button', { name: 'End link' }));
    await waitFor(() => expect(question).toHaveTextContent('It is still good.'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('textbox', { name: 'Secret link of Your events' })).toBeVisible();
  },
};
