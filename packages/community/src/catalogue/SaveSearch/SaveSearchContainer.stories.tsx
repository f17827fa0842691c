import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SaveSearchContainer } from '.';

const meta = {
  title: 'Catalogue/SaveSearch',
  tags: ['!autodocs'],
  component: SaveSearchContainer,
  ...withApi,
  args: { search: { category: 'products', q: 'helium' }, onSignInRequired: fn() },
} satisfies Meta<typeof SaveSearchContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Saves a search, changes how often it mails, and deletes it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save search' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved: Daily' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Weekly' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved: Weekly' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete saved search' }));
    await expect(await canvas.findByRole('button', { name: 'Save search' })).toBeVisible();
    await waitFor(() =>
      expect(sentRequests().filter((request) => !request.startsWith('GET'))).toHaveLength(3),
    );
  },
};

export const Everything: Story = {
  name: 'Shows nothing for a search of everything, which cannot be saved',
  tags: ['no-visual'], // Nothing to see.
  args: { search: { category: 'products' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(sentRequests()).toHaveLength(1));
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
