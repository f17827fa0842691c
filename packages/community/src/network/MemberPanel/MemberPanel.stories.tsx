import { followedProducts } from '@millrace/api-mocks';
import { fitsItsPlace } from '@millrace/story-kit';
import { Page, PageMain } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ProfilePhoto } from '../../account/ProfilePhoto';
import { MemberPanel, PANEL_FIXED_AFTER_PX } from '.';

const linnea = {
  id: 'linnea',
  displayName: 'Linnea Ekström',
  image: null,
  linkedinImage: null,
  designation: 'Process engineer',
  company: 'Kvarnholm Silica AB',
  company_id: 'a8899a0b-0d32-538f-9678-7b8c6a589106',
};

const meta = {
  title: 'Network/MemberPanel',
  component: MemberPanel,
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
  args: {
    viewer: linnea,
    photo: (
      <ProfilePhoto
        variant="compact"
        name={linnea.displayName}
        picture={null}
        state={{ status: 'idle' }}
        onChange={fn()}
      />
    ),
    counters: { connectionsCount: 1204, vendorsCount: 38, customersCount: 0 },
    followed: { status: 'ready', rows: followedProducts(6), total: 6, more: 'idle' },
    onRetry: fn(),
  },
  argTypes: { photo: { control: false } },
  decorators: [
    (Story) => (
      <Page columns="twoStart">
        <Story />
        <PageMain>
          <div style={{ minBlockSize: '1600px' }}>What the page is about.</div>
        </PageMain>
      </Page>
    ),
  ],
} satisfies Meta<typeof MemberPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const followedItems = (canvas: Canvas) =>
  canvas.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/product/'));

export const Default: Story = {
  name: 'Shows the photo with "Change Photo", designation, company, and what is followed, which folds away [NAV-017, NAV-018, NAV-019, NAV-022]',
  tags: ['rtl'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Process engineer')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kvarnholm Silica AB' })).toHaveAttribute(
      'href',
      '/company/kvarnholm-silica-ab/a8899a0b-0d32-538f-9678-7b8c6a589106',
    );
    await expect(canvas.getByRole('link', { name: linnea.displayName })).toHaveAttribute(
      'href',
      `/networkFeed/user/${linnea.id}`,
    );
    await expect(canvas.getByRole('button', { name: 'Change Photo' })).toBeVisible();
    const followed = canvas.getByRole('button', { name: 'Followed Products' });
    await expect(followedItems(canvas)).toHaveLength(6);
    await userEvent.click(followed);
    await expect(followed).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(followedItems(canvas)).toHaveLength(0));
    await userEvent.click(followed);
    await waitFor(() => expect(followedItems(canvas)).toHaveLength(6));
  },
};

export const Network: Story = {
  name: 'Counts the connections, leads to the feed, and folds away vendors and customers [NAV-020, NAV-021]',
  play: async ({ canvas, userEvent }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('Network Connections 1,204')).toHaveAttribute('href', '/connections');
    await expect(link('Network Feed')).toHaveAttribute('href', '/networkFeed/global');
    await expect(link('Quotes')).toHaveAttribute('href', '/quotes');
    await expect(link('Vendors 38')).toHaveAttribute('href', '/vendors');
    await expect(link('Customers 0')).toHaveAttribute('href', '/customers');
    const mine = canvas.getByRole('button', { name: 'My Connections' });
    await userEvent.click(mine);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Vendors 38' })).not.toBeInTheDocument());
    await userEvent.click(mine);
    await waitFor(() => expect(link('Vendors 38')).toBeVisible());
  },
};

export const NotCounted: Story = {
  name: 'Leads to the lists while nothing is counted yet',
  args: { counters: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vendors' })).toHaveAttribute('href', '/vendors');
    await expect(canvas.getByRole('link', { name: 'Network Connections' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { followed: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

export const Empty: Story = {
  name: 'Empty: says what can be added, and that nothing is followed [NAV-019, NAV-022]',
  args: {
    viewer: { ...linnea, displayName: 'Noor Vermeer', designation: null, company: null, company_id: null },
    followed: { status: 'empty' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add designation' })).toHaveAttribute('href', '/profile');
    await expect(canvas.getByRole('link', { name: 'Add Company' })).toHaveAttribute('href', '/profile');
    const empty = canvas.getByText('You are not following any products');
    await expect(empty).toBeVisible();
    // The section ends with a rule: another one beside it would be doubled.
    await expect(getComputedStyle(empty.parentElement as HTMLElement).borderBlockEndWidth).toBe('0px');
  },
};

export const ErrorState: Story = {
  name: 'Error',
  args: { followed: { status: 'error', message: 'We couldn’t reach the server. Try again in a minute.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Many: Story = {
  name: 'Names six and leads to all',
  args: { followed: { status: 'ready', rows: followedProducts(20), total: 1204, more: 'idle' } },
  play: async ({ canvas }) => {
    await expect(followedItems(canvas)).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'All 1,204' })).toHaveAttribute('href', '/myproduct');
  },
};

export const Scrolled: Story = {
  name: 'Stays whole beside a page that is scrolled, its head fixed from 400 px on, and nothing jumps [NAV-027]',
  args: { current: '/networkFeed/global' },
  play: async ({ canvas, canvasElement }) => {
    const head = canvasElement.querySelector<HTMLElement>('[data-part="head"]');
    const list = canvas.getByRole('button', { name: 'Followed Products' });
    const apart = () => list.getBoundingClientRect().top - (head?.getBoundingClientRect().bottom ?? 0);
    const before = apart();
    window.scrollTo(0, PANEL_FIXED_AFTER_PX);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(head).toHaveAttribute('data-state', 'idle');
    window.scrollTo(0, PANEL_FIXED_AFTER_PX + 1);
    await waitFor(() => expect(head).toHaveAttribute('data-state', 'fixed'));
    await expect(head).toBeVisible();
    await expect(head?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(apart()).toBe(before);
    await expect(canvas.getByRole('link', { name: 'Network Feed' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LongText: Story = {
  args: {
    viewer: {
      ...linnea,
      displayName: 'Hubertus-Maximilian Wolfeschlegelsteinhausenbergerdorff',
      company: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
    },
  },
  play: fitsItsPlace,
};
