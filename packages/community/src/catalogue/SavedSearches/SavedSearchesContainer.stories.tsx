import { failing } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { SavedSearchesContainer } from '.';

const meta = {
  title: 'Catalogue/SavedSearchesContainer',
  tags: ['!autodocs', 'no-visual'], // They end like Default of SavedSearches.
  component: SavedSearchesContainer,
  ...withApi,
} satisfies Meta<typeof SavedSearchesContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const GREEN = 'Green Hydrogen';
const emailAbout = { name: `Email about ${GREEN}` };
const deleteIt = { name: `Delete ${GREEN}` };

export const Changes: Story = {
  name: 'Saves how often a search mails, and shows what the server then says',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', emailAbout)).toHaveValue('weekly');
    await userEvent.selectOptions(canvas.getByRole('combobox', emailAbout), 'Right away');
    await screen.findByText('Alerts for this search: Right away.');
    await expect(canvas.getByRole('combobox', emailAbout)).toHaveValue('immediate');
    const calls = sentRequests().map((request) => request.replace(/[0-9a-f-]{36}/, '{id}'));
    await expect(calls.filter((call) => call.includes('saved-searches'))).toEqual([
      'GET /api/v2/saved-searches',
      'PATCH /api/v2/saved-searches/{id}',
      'GET /api/v2/saved-searches',
    ]);
  },
};

export const Deletes: Story = {
  name: 'Deletes a search; undo saves it again, as often as it mailed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', deleteIt));
    await waitFor(() => expect(canvas.queryByRole('button', deleteIt)).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('combobox', emailAbout)).toHaveValue('weekly');
  },
};

export const NotChanged: Story = {
  name: 'Says when a change was not saved, and takes it back',
  parameters: { api: { scenarios: [failing('server', { operations: ['changeSavedSearch'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', emailAbout), 'No email');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /^Notifications/ })).not.toBeEmptyDOMElement(),
    );
    await waitFor(() => expect(canvas.getByRole('combobox', emailAbout)).toHaveValue('weekly'));
  },
};

export const NotDeleted: Story = {
  name: 'Keeps a search that could not be deleted',
  parameters: { api: { scenarios: [failing('server', { operations: ['deleteSavedSearch'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', deleteIt));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /^Notifications/ })).not.toBeEmptyDOMElement(),
    );
    await expect(canvas.getByRole('button', deleteIt)).toBeVisible();
  },
};
