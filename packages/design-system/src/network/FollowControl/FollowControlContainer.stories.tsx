import { productQueries } from '@millrace/api-client';
import { aProduct, failing, slow } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';
import { useApiClient } from '../../shell/ApiClient';
import { FollowControlContainer, type FollowControlContainerProps } from '.';

/** Simulates a page: loads the product, passes it to the control, and shows its followers. */
function LiveFollowControl({ product: { id }, ...rest }: FollowControlContainerProps) {
  const { data: product } = useQuery(productQueries(useApiClient()).detail(id));
  if (!product) return null;
  return (
    <div style={{ paddingBlock: '60vh' }}>
      <FollowControlContainer product={product} {...rest} />
      <p>{product.followers} followers</p>
    </div>
  );
}

const product = aProduct({ following: true });

const meta = {
  title: 'Network/FollowControlContainer',
  tags: ['!autodocs'],
  component: FollowControlContainer,
  ...withApi,
  args: { product },
  render: (args) => <LiveFollowControl {...args} />,
} satisfies Meta<typeof FollowControlContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const follow = { name: 'Follow Preform silica glass' };
const unfollow = { name: 'Following, Unfollow Preform silica glass' };

export const Default: Story = {
  name: 'Follow becomes Following, and unfollowing returns to Follow [PROD-013]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', unfollow));
    await expect(await canvas.findByRole('button', follow)).toHaveTextContent(/^Follow$/);
    await canvas.findByText('7 followers');
    await userEvent.click(canvas.getByRole('button', follow));
    await expect(await canvas.findByRole('button', unfollow)).toHaveTextContent('Following');
    await canvas.findByText('8 followers');
    // The second request is sent after the first is answered.
    await waitFor(() =>
      expect(sentRequests().filter((request) => request.startsWith('POST'))).toEqual([
        'POST /api/v1/product/unfollow',
        'POST /api/v1/product/follow',
      ]),
    );
  },
};

export const FetchesAnew: Story = {
  name: 'Fetches the product anew without reloading the document; the place on the page stays [PROD-014, DIFF-026]',
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', unfollow);
    button.scrollIntoView({ block: 'center' });
    const place = window.scrollY;
    const opened = performance.timeOrigin;
    const reads = () => sentRequests().filter((request) => request === `GET /api/v1/product/${product.id}`);
    await expect(reads()).toHaveLength(1);
    await userEvent.click(button);
    await waitFor(() => expect(reads()).toHaveLength(2));
    await expect(canvas.getByText('7 followers')).toBeVisible();
    await expect(window.scrollY).toBe(place);
    await expect(performance.timeOrigin).toBe(opened);
    await expect(button.ownerDocument).toBe(document);
    await expect(canvas.getByRole('button', follow)).toHaveFocus();
  },
};

export const SignedOut: Story = {
  name: 'Asks to sign in when the session has ended, and shows no failure',
  args: { onSignInRequired: fn() },
  parameters: { api: { scenarios: [failing('signed-out', { operations: ['unfollowProduct'] })] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', unfollow));
    await waitFor(() => expect(args.onSignInRequired).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('button', unfollow)).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'Slow: shows at once what was asked for',
  parameters: { api: { scenarios: [slow({ operations: ['unfollowProduct'], delayMs: 1500 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', unfollow));
    await waitFor(() => expect(canvas.getByRole('button', follow)).toBeVisible(), { timeout: 800 });
  },
};

export const Failed: Story = {
  name: 'Failed: is as it was, and says so',
  parameters: { api: { scenarios: [failing('offline', { operations: ['unfollowProduct'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', unfollow));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Try again to follow or unfollow Preform silica glass',
    );
    await expect(canvas.getByRole('button', unfollow)).toBeVisible();
  },
};

export const ForGuests: Story = {
  name: 'Leads a guest who follows to the login, and asks nothing of the server [PROD-015, DIFF-005]',
  args: { signInHref: '?login=true' },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', follow);
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\?login=true&target=product%3A[\w-]+&reason=follow$/),
    );
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(sentRequests()).toHaveLength(1);
  },
};
