import { aConnectionEntry, connectionEntries } from '@millrace/api-mocks';
import { FollowControl } from '@millrace/design-system';
import { errorStory, fitsItsPlace, loadingStory } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ConnectionTable } from '.';

const meta = {
  title: 'Network/ConnectionTable',
  component: ConnectionTable,
  args: {
    company: { id: 'a8899a0b', name: 'Ostwald Quarzglas GmbH' },
    state: { status: 'ready', rows: connectionEntries(5), total: 5, more: 'idle' },
    renderFollow: ({ user_name: name, connected }) => (
      <FollowControl name={name} following={connected} onFollowingChange={fn()} />
    ),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ConnectionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Leads to the feed of each and to the page of their company [LIST-003]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
    const { user_id, user_name, user_company_id, user_company_name } = aConnectionEntry();
    const row = within(canvas.getByRole('row', { name: new RegExp(user_name) }));
    await expect(row.getByRole('link', { name: user_name })).toHaveAttribute(
      'href',
      `/networkFeed/user/${user_id}`,
    );
    await expect(row.getByRole('link', { name: user_company_name ?? '' })).toHaveAttribute(
      'href',
      `/company/kvarnholm-silica-ab/${user_company_id}`,
    );
    await expect(row.getByRole('link', { name: `Message ${user_name}`, hidden: true })).toHaveAttribute(
      'href',
      expect.stringContaining(`/message?userId=${user_id}`),
    );
    await expect(row.getByRole('button', { name: `Following, Unfollow ${user_name}` })).toBeVisible();
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = {
  name: 'Empty: asks for products on the company’s page [LIST-005]',
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ostwald Quarzglas GmbH' });
    await expect(link.parentElement).toHaveTextContent(
      'Please add products on your company page: Ostwald Quarzglas GmbH so that we can build recommendations for you',
    );
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const WithoutCompany: Story = {
  name: 'Names a company that has no page, and says where there is none',
  args: {
    state: {
      status: 'ready',
      rows: [
        aConnectionEntry({ key: 'a', user_company_id: null, user_company_name: 'On her own' }),
        aConnectionEntry({ key: 'b', user_company_id: null, user_company_name: null }),
      ],
      total: 20,
      more: 'idle',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'On her own' })).not.toBeInTheDocument();
    await expect(canvas.getByText('On her own')).toBeVisible();
    await expect(canvas.getByText('No company')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more connections' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: [
        aConnectionEntry({
          user_name: 'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff',
          user_company_name: 'Vereinigte Kabel- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
        }),
      ],
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
