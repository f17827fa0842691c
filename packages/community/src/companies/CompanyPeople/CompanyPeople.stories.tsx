import { anEmployee, employees } from '@millrace/api-mocks';
import { FollowControl } from '@millrace/design-system';
import { fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CompanyContactTable, CompanyPeopleList } from '.';

const people = employees(3);
const [first, second, third] = people as [
  (typeof people)[0] & object,
  (typeof people)[0] & object,
  (typeof people)[0] & object,
];

const meta = {
  title: 'Companies/CompanyPeople',
  component: CompanyContactTable,
  args: {
    company: { name: 'Kvarnholm Silica AB' },
    state: { status: 'ready', rows: people, total: 3, more: 'idle' },
    viewerId: third.user_id,
    number: 1,
    onRetry: fn(),
    onLoadMore: fn(),
  },
  argTypes: { state: { control: false } },
} satisfies Meta<typeof CompanyContactTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The "Contacts" table: Name, Designation, Send Message [COMP-011]',
  tags: ['rtl'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Contacts of Kvarnholm Silica AB' }));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'No.',
      'Name',
      'Designation',
      'Send Message',
    ]);
    await expect(table.getByText('Process engineer')).toBeVisible();
    // Only the first contact's employment is verified. @see GAP-089
    await expect(table.getAllByText('Verified')).toHaveLength(1);
    const write = table.getByRole('link', { name: `Send Message to ${first.user_name}` });
    await expect(write.getAttribute('href')).toMatch(
      new RegExp(`^/message\\?userId=${first.user_id}&userName=`),
    );
    await expect(write).toHaveTextContent('Send Message');
    // Members can't send messages to themselves.
    await expect(table.queryByRole('link', { name: `Send Message to ${third.user_name}` })).toBeNull();
  },
};

export const Phone: Story = {
  name: 'On phones each person is a row with an icon to write to them',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const write = canvas.getByRole('link', { name: `Send Message to ${first.user_name}` });
    await expect(write.getBoundingClientRect().width).toBeLessThanOrEqual(48);
  },
};

export const Loading: Story = {
  name: 'Loading: says "Fetching Company Details" [COMP-026]',
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').textContent).toBe('Fetching Company Details');
  },
};

export const PeopleLoading: Story = {
  name: 'Loading, in the "People" tab: says "Loading......" [COMP-026]',
  tags: ['no-visual'], // As Loading, but without a head: its words are only heard.
  args: { state: { status: 'loading' } },
  render: (args) => <CompanyPeopleList {...args} renderFollow={() => null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').textContent).toBe('Loading......');
  },
};

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No contacts at Kvarnholm Silica AB yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: { status: 'error', message: 'The server does not answer.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /again/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const PeopleTab: Story = {
  name: 'The "People" tab: avatar or initials, name, designation, follow, and the way to the feed [COMP-014, COMP-015]',
  tags: ['phone', 'rtl'],
  render: (args) => (
    <CompanyPeopleList
      {...args}
      renderFollow={({ user_name, connected }) => (
        <FollowControl name={user_name} following={connected} onFollowingChange={fn()} />
      )}
    />
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    const [followed, other, own] = rows.map((row) => within(row)) as [
      ReturnType<typeof within>,
      ReturnType<typeof within>,
      ReturnType<typeof within>,
    ];
    await expect(followed.getByRole('link', { name: first.user_name })).toHaveAttribute(
      'href',
      `/networkFeed/user/${first.user_id}`,
    );
    await expect(followed.getByText('Process engineer')).toBeVisible();
    await expect(rows[0]?.querySelector('img')).toBeInTheDocument();
    await expect(followed.getByRole('button')).toHaveTextContent('Following');
    await expect(rows[1]?.querySelector('[data-component="Avatar"]')).toHaveAttribute('data-initials', 'HL');
    await expect(other.getByRole('button', { name: new RegExp(second.user_name) })).toHaveTextContent(
      'Follow',
    );
    await expect(own.queryByRole('button')).toBeNull();
  },
};

export const Guest: Story = {
  name: 'Tells a guest how many there are and what they do, and what would show their names',
  args: {
    state: { status: 'ready', rows: [], total: 7, more: 'idle' },
    limited: 'sign_in',
    designations: ['Head of sales', 'Process engineer'],
    viewerId: null,
    signInHref: '?login=true',
  },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Process engineer/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send Message to Head of sales' })).toHaveAttribute(
      'href',
      '?login=true&reason=message',
    );
    const note = within(canvas.getByRole('note'));
    await expect(note.getByText(/^Kvarnholm Silica AB has 7 contacts\./)).toBeVisible();
    await expect(note.getByRole('link', { name: 'Sign up or sign in' })).toHaveAttribute(
      'href',
      '?login=true&reason=contacts',
    );
  },
};

export const LimitedByPlan: Story = {
  name: 'Names the first on the Free plan, says that there are more, and leads to the plans [GAP-076]',
  args: { state: { status: 'ready', rows: people, total: 12, more: 'idle' }, limited: 'plan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 12 shown')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load more people' })).toBeNull();
    const note = within(canvas.getByRole('note'));
    await expect(note.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
  },
};

export const PeopleForGuests: Story = {
  name: 'The "People" tab, for a guest',
  args: Guest.args ?? {},
  render: (args) => <CompanyPeopleList {...args} renderFollow={() => null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Head of sales',
      'Process engineer',
    ]);
    await expect(canvas.getByRole('note')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: [
        anEmployee({
          user_name: 'Maximilienne-Alexandrina von Hohenlohe-Waldenburg-Schillingsfürst',
          designation: 'Vice President of Procurement and Supply Chain Excellence, Optical Preforms and Rods',
        }),
      ],
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
