import { attendees } from '@millrace/api-mocks';
import { errorStory, findBodyRows, fitsItsPlace } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AttendeeTable } from '.';

const [franziska] = attendees(1);
if (!franziska) throw new Error('One is known.');

const meta = {
  title: 'Events/AttendeeTable',
  component: AttendeeTable,
  args: {
    event: { eventName: 'Preform & Draw Forum' },
    state: { status: 'ready', rows: attendees(6), total: 251, more: 'idle' },
    view: 'all',
    onViewChange: fn(),
    related: false,
    onRelatedChange: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AttendeeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Leads from each to their feed, their company and a message to them [EVT-012]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(findBodyRows(canvas)).toHaveLength(6);
    const row = canvas.getByRole('row', { name: /Franziska Adler/ });
    await expect(within(row).getByRole('link', { name: 'Franziska Adler' })).toHaveAttribute(
      'href',
      `/networkFeed/user/${franziska.id}`,
    );
    await expect(within(row).getByRole('link', { name: 'Kvarnholm Silica AB' })).toHaveAttribute(
      'href',
      `/company/kvarnholm-silica-ab/${franziska.company_id}`,
    );
    await expect(within(row).getByRole('link', { name: 'Send Message to Franziska Adler' })).toHaveAttribute(
      'href',
      `/message?userId=${franziska.id}&userName=Franziska%20Adler`,
    );
    await expect(canvas.getByRole('row', { name: /Astrid Hallberg/ })).toHaveTextContent('No company');
  },
};

export const Filters: Story = {
  name: 'Filters by answer, and by what is relevant [EVT-013]',
  args: { view: 'Going' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Attending',
      'Interested',
      'Not Sure',
      'Show All',
    ]);
    await expect(canvas.getByRole('radio', { name: 'Attending' })).toBeChecked();
    await userEvent.click(canvas.getByText('Show All'));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('all');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Relevant to Me' }));
    await expect(args.onRelatedChange).toHaveBeenLastCalledWith(true);
  },
};

export const OneSelf: Story = {
  name: 'Lets nobody write to themselves',
  args: { viewerId: franziska.id },
  tags: ['no-visual'], // As Default, but without one link.
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Message to Franziska/ })).not.toBeInTheDocument();
  },
};

export const Guest: Story = {
  name: 'Asks a guest to log in, and tells how many there are [EVT-015, EVT-014]',
  args: { state: { status: 'guest', total: 251, signInHref: '?login=true' } },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('251 members have replied.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '?login=true&reason=attendees',
    );
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = { args: { state: { status: 'empty' } } };

export const EmptyFiltered: Story = { args: { state: { status: 'empty' }, view: 'Interested' } };

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: attendees(1, {
        firstName: 'Hubertus-Maximilian',
        lastName: 'Wolfeschlegelsteinhausenbergerdorff',
        company: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
      }),
      total: 1,
      more: 'idle',
    },
  },
  tags: ['phone'],
  play: fitsItsPlace,
};
