import { searchHits } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { toSearchHit } from '../../shell/SiteSearch';
import { TagDialog } from '.';

const tagged = [
  { kind: 'product', id: 'p1', name: 'Preform silica glass', sector: 'optical-fiber' },
] as const;
const company = { kind: 'company', id: 'c1', name: 'Lamarca Compositi', sector: 'carbon-fiber' } as const;
const tags = [...tagged, company];

const meta = {
  title: 'Feed/TagDialog',
  component: TagDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    tagged,
    tags,
    onTagsChange: fn(),
    tagSearch: {
      text: '',
      onTextChange: fn(),
      search: { hits: searchHits(3).map(toSearchHit), status: 'idle' },
    },
    state: { status: 'editing' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof TagDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = () => screen.findByRole('button', { name: 'Tag' });

export const Default: Story = {
  name: 'Shows what is tagged, and tags more',
  tags: ['phone', 'rtl'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Tag products or companies' })).toBeVisible();
    await expect(screen.getByText('Preform silica glass')).toBeVisible();
    await userEvent.click(await submit());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lamarca Compositi' }));
    await expect(args.onTagsChange).toHaveBeenCalledWith(tagged);
  },
};

export const Removes: Story = {
  name: 'Takes a stored tag off',
  args: { tags: [company] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save tags' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lamarca Compositi' }));
    await expect(args.onTagsChange).toHaveBeenCalledWith([]);
  },
};

export const Unchanged: Story = {
  name: 'With nothing changed there is nothing to send',
  args: { tags: tagged },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Remove Preform silica glass' })).toBeEnabled();
    await expect(await submit()).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { tagged: [], tags: [] },
  play: async () => {
    await expect(await screen.findByText('No tags yet.')).toBeVisible();
    await expect(await submit()).toBeDisabled();
  },
};

export const Saving: Story = {
  args: { state: { status: 'saving' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await submit());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Tagged: Story = {
  name: 'Says that it tagged',
  args: { state: { status: 'tagged' } },
  play: async () => {
    await expect(
      await screen.findByText('Post successfully tagged, closing this window 3 secs....'),
    ).toBeVisible();
  },
};

export const Saved: Story = {
  name: 'Says that tags were taken off',
  args: { tags: [], state: { status: 'saved' } },
  play: async () => {
    await expect(await screen.findByText('Tags saved. This dialog closes in 3 seconds.')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'A failure says why, and keeps the tags',
  args: { state: { status: 'failed', reason: 'We couldn’t reach the server.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t save the tags. We couldn’t reach the server. They’re still here.',
    );
    await expect(await submit()).toBeEnabled();
  },
};

export const LongText: Story = {
  args: {
    tagged: [],
    tags: [
      {
        ...tagged[0],
        name: 'Polarisationserhaltungsfaserherstellungsverfahrensvorform, strahlungsgehärtet und polyimidbeschichtet',
      },
      {
        ...company,
        name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      },
    ],
  },
  tags: ['phone'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const remove = screen.getByRole('button', { name: /^Remove Vereinigte/ });
    await expect(remove.getBoundingClientRect().right).toBeLessThanOrEqual(
      dialog.getBoundingClientRect().right,
    );
  },
};
