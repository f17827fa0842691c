import { searchHits } from '@millrace/api-mocks';
import { toSearchHit } from '@millrace/design-system';
import { fitsItsDialog } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { AddLinkDialog } from '.';

const hits = searchHits(3).map(toSearchHit);
const idle = { status: undefined, failure: null } as const;

const meta = {
  title: 'Catalogue/AddLinkDialog',
  component: AddLinkDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    kind: 'suppliers',
    product: { name: 'Preform silica glass' },
    open: true,
    onOpenChange: fn(),
    search: { text: '', onTextChange: fn(), hits: [], status: 'idle' },
    chosen: hits.slice(0, 2),
    onChosenChange: fn(),
    saving: idle,
    onAdd: fn(),
  },
  argTypes: { saving: { control: false }, search: { control: false }, lead: { control: false } },
} satisfies Meta<typeof AddLinkDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Default: Story = {
  name: 'Adds all that is chosen, and takes away what is not wanted',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByRole('heading', { name: 'Add suppliers of Preform silica glass' })).toBeVisible();
    const [first, second] = hits.map(({ name }) => name);
    await userEvent.click(shown.getByRole('button', { name: new RegExp(`${first}`) }));
    await expect(args.onChosenChange).toHaveBeenCalledWith([hits[1]]);
    await expect(within(shown.getByRole('list', { name: 'Chosen' })).getByText(`${second}`)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const NothingChosen: Story = {
  args: {
    chosen: [],
    kind: 'materials',
    create: { label: 'Not on the list? Create A Product', onCreate: fn() },
  },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.click(shown.getByRole('button', { name: /Create A Product/ }));
    await expect(args.create?.onCreate).toHaveBeenCalledOnce();
  },
};

export const InProgress: Story = {
  args: { saving: { status: 'IN_PROGRESS', failure: null } },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-busy', 'true');
    await expect(shown.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  },
};

export const Added: Story = {
  args: { kind: 'applications', saving: { status: 'COMPLETED', failure: null } },
  play: async () => {
    await expect((await dialog()).getByText('Successfully added applications !')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Failed: says so, and keeps what was chosen',
  args: { saving: { status: undefined, failure: { text: 'Try again in a minute.', fields: {} } } },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByRole('alert')).toHaveTextContent('We couldn’t add the suppliers.');
    await expect(within(shown.getByRole('list', { name: 'Chosen' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
  },
};

export const LongText: Story = {
  args: {
    product: {
      name: 'Polarisationserhaltungsfaserherstellungsverfahrensvorform, strahlungsgehärtet und polyimidbeschichtet',
    },
    chosen: hits.slice(0, 1).map((hit) => ({
      ...hit,
      name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    })),
  },
  tags: ['phone'],
  play: fitsItsDialog,
};
