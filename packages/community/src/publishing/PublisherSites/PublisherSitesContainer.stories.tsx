import { failing, slow } from '@millrace/api-mocks';
import { holdTimeouts, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PublisherSitesContainer } from '.';

const meta = {
  title: 'Publishing/PublisherSitesContainer',
  tags: ['!autodocs', 'no-visual'], // PublisherSites draws the like of what these end with.
  component: PublisherSitesContainer,
  args: { reportHref: ({ id }) => `/widgets/sites/${id}`, widgetsHref: '/widgets' },
  ...withApi,
} satisfies Meta<typeof PublisherSitesContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Proves: Story = {
  name: 'Adds a site, has it checked until its tag is there, and removes it',
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: /Site URL/ });
    await userEvent.type(address, 'cable.example{Enter}');
    const check = await canvas.findByRole('button', { name: 'Check now: cable.example' });
    await waitFor(() => expect(address).toHaveValue(''));
    await userEvent.click(check);
    await expect(await canvas.findByText(/find the tag in the head/)).toBeVisible();
    await userEvent.click(check);
    await expect(await canvas.findByText(/cable\.example is verified/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Report for cable.example' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove cable.example' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('cable.example')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Sites' })).toHaveFocus();
    await expect(sentRequests()).toContain('POST /api/v2/me/publisher-sites');
  },
};

export const RemovesInSafari: Story = {
  name: 'Keeps focus where pressed buttons get none, whether the site stays or goes',
  play: async ({ canvas, userEvent }) => {
    const press = async (answer: string) => {
      const remove = await canvas.findByRole('button', { name: 'Remove fibre-news.example' });
      // Safari does not focus a pressed button.
      remove.addEventListener('mousedown', (event) => event.preventDefault(), { once: true });
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await userEvent.click(remove);
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      return remove;
    };
    const remove = await press('Cancel');
    await waitFor(() => expect(remove).toHaveFocus());
    await press('Remove');
    await expect(canvas.queryByText('fibre-news.example')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sites' })).toHaveFocus());
  },
};

export const Refused: Story = {
  name: 'Says at the field what is no site',
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: /Site URL/ });
    await userEvent.type(address, 'localhost{Enter}');
    await waitFor(() => expect(address).toBeInvalid());
    await expect(address).toHaveAccessibleDescription(/^Enter your site’s URL, such as/);
    await expect(address).toHaveValue('localhost');
  },
};

export const Fails: Story = {
  name: 'Says when a site could not be checked or removed, and keeps it',
  parameters: {
    api: { scenarios: [failing('server', { operations: ['provePublisherSite', 'removePublisherSite'] })] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now: fibre-news.example' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('couldn’t check the site');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove fibre-news.example' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await question.findByText(/couldn’t remove the site/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('fibre-news.example')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove fibre-news.example' })).toHaveFocus(),
    );
  },
};

export const ChecksAtOnce: Story = {
  name: 'Looks at a site while another is looked at',
  parameters: { api: { scenarios: [slow({ operations: ['provePublisherSite'], delayMs: 300 })] } },
  play: async ({ canvas, userEvent }) => {
    const held = holdTimeouts(300);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now: fibre-news.example' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Check again/ }));
    await expect(canvas.getAllByText(/^Checking /)).toHaveLength(2);
    await waitFor(() => expect(held.count(300)).toBe(2));
    held.end(300);
    await waitFor(() => expect(canvas.queryByText(/^Checking /)).toBeNull());
    const looks = sentRequests().filter((line) => line.endsWith('/proof'));
    await expect(new Set(looks).size).toBe(2);
  },
};
