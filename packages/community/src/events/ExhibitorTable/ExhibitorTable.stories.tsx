import { exhibitors } from '@millrace/api-mocks';
import { errorStory, findBodyRows, fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ExhibitorTable } from '.';

const meta = {
  title: 'Events/ExhibitorTable',
  component: ExhibitorTable,
  args: {
    event: { eventName: 'Preform & Draw Forum' },
    state: { status: 'ready', rows: exhibitors(6), total: 24, more: 'idle' },
    related: false,
    onRelatedChange: fn(),
    onAdd: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ExhibitorTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists company, country and contacts, and leads to each company [EVT-011]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(findBodyRows(canvas)).toHaveLength(6);
    const row = canvas.getByRole('row', { name: /Kvarnholm Silica AB/ });
    await expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      '/company/kvarnholm-silica-ab/a8899a0b-0d32-538f-9678-7b8c6a589106',
    );
    await expect(row).toHaveTextContent('Sweden');
    await expect(canvas.getByText('24 companies, most contacts first')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add exhibitors' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Relevant to Me' }));
    await expect(args.onRelatedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more exhibitors' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Removable: Story = {
  name: 'Offers to remove what one has added, and nothing else [GAP-056]',
  tags: ['phone', 'rtl'],
  args: { canRemove: ({ name }) => name === 'Kvarnholm Silica AB', onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const removes = canvas.getAllByRole('button', { name: /^Remove .+ from the exhibitors$/ });
    await expect(removes).toHaveLength(1);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove Kvarnholm Silica AB from the exhibitors' }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Kvarnholm Silica AB' }),
    );
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No exhibitors yet')).toBeVisible();
  },
};

export const EmptyRelevant: Story = {
  args: { state: { status: 'empty' }, related: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No relevant exhibitors yet')).toBeVisible();
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const Guest: Story = {
  name: 'Leads a guest to the login for what needs one [EVT-014]',
  args: { signInHref: '?login=true' },
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ['Add exhibitors', '?login=true&reason=add'],
      ['Relevant to Me', '?login=true'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: exhibitors(1, {
        name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
        country: 'South Georgia and the South Sandwich Islands',
      }),
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
