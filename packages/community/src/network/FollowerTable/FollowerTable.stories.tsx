import { aFollower, followers } from '@millrace/api-mocks';
import { errorStory, findBodyRows, fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FollowerTable } from '.';

const meta = {
  title: 'Network/FollowerTable',
  component: FollowerTable,
  args: {
    followed: { name: 'Preform silica glass' },
    backHref: '/product/preform-silica-glass/p1',
    state: { status: 'ready', rows: followers(8), total: 1284, more: 'idle' },
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FollowerTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Leads back to the product whose followers it lists [PROD-016]',
  tags: ['rtl', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Preform silica glass' })).toHaveAttribute(
      'href',
      '/product/preform-silica-glass/p1',
    );
    await expect(canvas.getByText('1,284 members')).toBeVisible();
    await expect(findBodyRows(canvas)).toHaveLength(8);
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    await expect(canvas.getByRole('link', { name: 'Back to Preform silica glass' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No followers of Preform silica glass yet')).toBeVisible();
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

const ines = aFollower({ key: 'a', user_id: 'ines', user_name: 'Ines Hallberg' });
const zoe = aFollower({ key: 'b', user_id: 'zoe', user_name: 'Zoë & Søn' });

export const WriteToThem: Story = {
  name: 'Leads a member to write to each of the others [PROD-018]',
  args: { state: { status: 'ready', rows: [ines, zoe], total: 2, more: 'idle' }, viewerId: 'ines' },
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Message Zoë & Søn' })).toHaveAttribute(
      'href',
      '/message?userId=zoe&userName=Zo%C3%AB%20%26%20S%C3%B8n',
    );
    await expect(canvas.queryByRole('link', { name: 'Message Ines Hallberg' })).not.toBeInTheDocument();
  },
};

const sampled = (key: string, user_name: string, company_name: string | null) =>
  aFollower({ key, user_id: null, user_name, image: null, company_name, company_id: null });

export const ForGuests: Story = {
  name: 'Shows a guest some by first name, leads to none, and to the login who wants to write [PROD-018]',
  args: {
    state: {
      status: 'ready',
      rows: [sampled('1', 'Ines H.', 'Kvarnholm Silica AB'), sampled('2', 'Zoë S.', null)],
      total: 88,
      more: 'idle',
    },
    limited: 'sign_in',
    viewerId: null,
    signInHref: '?login=true',
  },
  tags: ['phone'],
  play: async ({ canvas }) => {
    for (const name of ['Ines H.', 'Zoë S.']) {
      await expect(canvas.queryByRole('link', { name })).toBeNull();
      await expect(canvas.getByRole('link', { name: `Message ${name}` })).toHaveAttribute(
        'href',
        '?login=true&reason=message',
      );
    }
    const row = canvas.getByRole('row', { name: /Ines H\./ });
    await expect(row).toHaveTextContent('Kvarnholm Silica AB');
    await expect(within(row).queryByRole('link', { name: /Kvarnholm/ })).toBeNull();
    await expect(canvas.getByText('88 members')).toBeVisible();
    const note = within(canvas.getByRole('note'));
    await expect(note.getByRole('link', { name: 'Sign up or sign in' })).toHaveAttribute(
      'href',
      '?login=true&reason=followers',
    );
  },
};

export const WithAndWithoutCompany: Story = {
  name: 'Leads from each follower to their feed and company [PROD-017]',
  args: {
    state: {
      status: 'ready',
      rows: [
        aFollower({ user_name: 'Astrid Hallberg', company_name: 'Kvarnholm Silica AB' }),
        aFollower({ key: 'b', user_name: 'Tomasz Wilk', image: null, company_name: null, company_id: null }),
      ],
      total: 2,
      more: 'idle',
    },
  },
  play: async ({ canvas }) => {
    const member = canvas.getByRole('row', { name: /Astrid Hallberg/ });
    await expect(within(member).getByRole('link', { name: 'Astrid Hallberg' })).toHaveAttribute(
      'href',
      `/networkFeed/user/${aFollower().user_id}`,
    );
    await expect(within(member).getByRole('link', { name: 'Kvarnholm Silica AB' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/company\/kvarnholm-silica-ab\//),
    );
    await expect(canvas.getByRole('row', { name: /Tomasz Wilk/ })).toHaveTextContent('No company');
  },
};

export const AsThePage: Story = {
  name: 'Is the page itself, with the first heading',
  args: { headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Followers' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    followed: { name: 'Polarisationserhaltende Quarzglas-Einzelmodenfaser mit Germaniumdioxid-Dotierung' },
    state: {
      status: 'ready',
      rows: [
        aFollower({
          user_name: 'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff',
          company_name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
        }),
      ],
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
