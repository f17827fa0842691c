import { companyQueries } from '@millrace/api-client';
import { aCompany, failing, slow } from '@millrace/api-mocks';
import { holdTimeouts, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';
import { useApiClient } from '../../shell/ApiClient';
import { FollowCompanyContainer, type FollowCompanyContainerProps } from '.';

/** Simulates a page: loads the company, passes it to the control, and shows its followers. */
function LiveFollowControl({ company: { id, following }, ...rest }: FollowCompanyContainerProps) {
  const { data: company } = useQuery(companyQueries(useApiClient()).detail(id));
  if (!company) return null;
  return (
    <>
      <FollowCompanyContainer company={{ ...company, following }} {...rest} />
      <p>{company.followers} followers</p>
    </>
  );
}

const company = aCompany();

const meta = {
  title: 'Network/FollowCompanyContainer',
  tags: ['!autodocs'],
  component: FollowCompanyContainer,
  ...withApi,
  args: { company: { ...company, following: false } },
  render: (args) => <LiveFollowControl {...args} />,
} satisfies Meta<typeof FollowCompanyContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const follow = { name: `Follow ${company.name}` };
const reads = () => sentRequests().filter((request) => request === `GET /api/v1/company/${company.id}`);

export const Default: Story = {
  name: 'Follows a company, and reads it again',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', follow));
    await waitFor(() => expect(sentRequests()).toContain('POST /api/v1/me/followedCompanies'));
    await waitFor(() => expect(reads()).toHaveLength(2));
  },
};

export const SlowAndUndone: Story = {
  name: 'Undone while the first press is on its way: the last press stands, and reaches the server last',
  tags: ['no-visual'], // Ends as it began.
  args: { onFollowingChanged: fn() },
  parameters: { api: { scenarios: [slow({ delayMs: 300, operations: ['followCompany'] })] } },
  play: async ({ args, canvas, userEvent }) => {
    const held = holdTimeouts(300);
    await userEvent.click(await canvas.findByRole('button', follow));
    await userEvent.click(await canvas.findByRole('button', { name: `Following, Unfollow ${company.name}` }));
    const sent = () => sentRequests().filter((request) => !request.startsWith('GET'));
    await waitFor(() => expect(sent()).toEqual(['POST /api/v1/me/followedCompanies']));
    await held.endNext(300);
    await waitFor(() => expect(args.onFollowingChanged).toHaveBeenCalledWith(true));
    await expect(canvas.getByRole('button', follow)).toBeVisible();
    await waitFor(() => expect(args.onFollowingChanged).toHaveBeenLastCalledWith(false));
    await expect(sent()).toEqual([
      'POST /api/v1/me/followedCompanies',
      `DELETE /api/v1/me/followedCompanies/${company.id}`,
    ]);
    await expect(canvas.getByRole('button', follow)).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: 'Asks to sign in when the session has ended',
  args: { onSignInRequired: fn() },
  parameters: { api: { scenarios: [failing('signed-out', { operations: ['followCompany'] })] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', follow));
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('button', follow)).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Failed: is as it was, and says so',
  parameters: { api: { scenarios: [failing('offline', { operations: ['followCompany'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', follow));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `Try again to follow or unfollow ${company.name}`,
    );
    await expect(canvas.getByRole('button', follow)).toBeVisible();
  },
};

export const ForGuests: Story = {
  name: 'Leads a guest who follows to the login',
  args: { signInHref: '?login=true' },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', follow)).toHaveAttribute(
      'href',
      expect.stringMatching(/^\?login=true&target=company%3A[\w-]+&reason=follow$/),
    );
  },
};
