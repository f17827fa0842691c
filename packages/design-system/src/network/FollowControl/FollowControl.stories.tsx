import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FollowControl } from '.';

const meta = {
  title: 'Network/FollowControl',
  component: FollowControl,
  args: { name: 'Preform silica glass', following: false, onFollowingChange: fn() },
} satisfies Meta<typeof FollowControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Follows when pressed',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Follow Preform silica glass' });
    await expect(button).toHaveTextContent('Follow');
    await userEvent.click(button);
    await expect(args.onFollowingChange).toHaveBeenCalledWith(true);
  },
};

export const Following: Story = {
  name: 'Reads Following at rest, Unfollow under the pointer and on focus, and unfollows when pressed',
  args: { following: true },
  // Away from the corner, where the pointer rests in a headless browser.
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Following, Unfollow Preform silica glass' });
    await expect(canvas.getByText('Following')).toBeVisible();
    await expect(canvas.getByText('Unfollow')).not.toBeVisible();
    const { width } = button.getBoundingClientRect();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('Unfollow')).toBeVisible();
    await expect(canvas.getByText('Following')).not.toBeVisible();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await expect(args.onFollowingChange).toHaveBeenCalledWith(false);
  },
};

export const ForGuests: Story = {
  name: 'Leads a guest to the login [PROD-015, DIFF-005]',
  args: { signInHref: '?login=true' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    const link = canvas.getByRole('link', { name: 'Follow Preform silica glass' });
    await expect(link).toHaveAttribute('href', '?login=true&reason=follow');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onFollowingChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'Failed: says so below the button, which stays where it is',
  args: { failed: true },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent('Try again to follow or unfollow Preform silica glass');
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.bottom);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <StoryList
      variants={{
        follow: <FollowControl {...args} />,
        following: <FollowControl {...args} following />,
        guest: <FollowControl {...args} signInHref="?login=true" />,
        failed: <FollowControl {...args} failed />,
      }}
    />
  ),
  tags: ['rtl', 'forced-colors'],
};
