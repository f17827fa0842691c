import { publisherSites } from '@millrace/api-mocks';
import { errorStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { PublisherSites } from '.';

const sites = publisherSites();
const [fresh, proven] = sites;
if (!fresh || !proven) throw new Error('Two are known.');

const meta = {
  title: 'Publishing/PublisherSites',
  component: PublisherSites,
  args: {
    state: { status: 'ready', rows: sites, total: 2, more: 'idle' },
    proofs: {},
    reportHref: ({ id }) => `/widgets/sites/${id}`,
    widgetsHref: '/widgets',
    removing: null,
    removeState: { status: 'idle' },
    onAdd: fn(),
    onDismiss: fn(),
    onProve: fn(),
    onRemove: fn(),
    onRemovingChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PublisherSites>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows each site, what has to stand there, and the way to the report of one that is proven',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    const tag = canvas.getByRole<HTMLInputElement>('textbox', { name: `Tag for ${fresh.host}` });
    await expect(tag.value).toBe(`<meta name="millrace-site" content="${fresh.token}">`);
    await expect(canvas.queryByRole('textbox', { name: `Tag for ${proven.host}` })).toBeNull();
    await expect(canvas.queryByRole('link', { name: `Report for ${fresh.host}` })).toBeNull();
    await expect(canvas.getByRole('link', { name: `Report for ${proven.host}` })).toHaveAttribute(
      'href',
      `/widgets/sites/${proven.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: `Check now: ${fresh.host}` }));
    await expect(args.onProve).toHaveBeenCalledWith(fresh);
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${proven.host}` }));
    await expect(args.onRemovingChange).toHaveBeenCalledWith(proven);
    await userEvent.click(canvas.getByRole('button', { name: 'Add site' }));
    const address = canvas.getByRole('textbox', { name: /Site URL/ });
    await expect(address).toHaveAccessibleDescription(/Enter the URL of your site/);
    await expect(address).toHaveFocus();
    await userEvent.type(address, ' trade.example{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith('trade.example', expect.any(Function));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Found: Story = {
  name: 'Says what a look at a site has found',
  tags: ['phone'],
  args: {
    state: {
      status: 'ready',
      rows: [
        fresh,
        { ...fresh, id: '2', host: 'moved.example', address: 'https://moved.example/' },
        { ...fresh, id: '3', host: 'silent.example', address: 'https://silent.example/', state: 'lapsed' },
        proven,
      ],
      total: 4,
      more: 'idle',
    },
    proofs: {
      [fresh.id]: { status: 'found', outcome: 'missing', leadsTo: null },
      2: { status: 'found', outcome: 'elsewhere', leadsTo: 'www.moved.example' },
      3: { status: 'found', outcome: 'unreachable', leadsTo: null },
      [proven.id]: { status: 'found', outcome: 'proven', leadsTo: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/find the tag in the head of/)).toBeVisible();
    await expect(canvas.getByText(/moved\.example redirects to www\.moved\.example/)).toBeVisible();
    await expect(canvas.getByText(/or the file\. Is the site public/)).toBeVisible();
    await expect(canvas.getByText(/We now count its widgets/)).toBeVisible();
    await expect(canvas.getByText('Verification expired')).toBeVisible();
  },
};

export const RenewalMissed: Story = {
  name: 'Says once more what has to stand there, where a site that is proven is looked at in vain',
  tags: ['no-visual'], // Looks like Found.
  args: { proofs: { [proven.id]: { status: 'found', outcome: 'missing', leadsTo: null } } },
  play: async ({ canvas }) => {
    const tag = canvas.getByRole<HTMLInputElement>('textbox', { name: `Tag for ${proven.host}` });
    await expect(tag.value).toContain(proven.token);
  },
};

export const Checking: Story = {
  args: { proofs: { [fresh.id]: { status: 'checking' }, [proven.id]: { status: 'failed' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Checking ${fresh.host}…`)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('couldn’t check the site');
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No sites yet')).toBeVisible();
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const Refused: Story = {
  name: 'Says at the field why an address is not taken',
  args: { failure: { text: null, fields: { address: 'You already have 20 sites. Remove one first.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Site URL/ })).toHaveAccessibleDescription(
      /already have 20 sites/,
    );
  },
};

export const Removing: Story = {
  name: 'Asks before a site goes with its figures',
  args: { removing: proven, removeState: { status: 'failed', error: 'couldn’t remove the site' } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this site?' }));
    await expect(dialog.getByText(/We delete the figures for www\.trade\.example/)).toBeVisible();
    await expect(dialog.getByText('couldn’t remove the site')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(proven);
  },
};
