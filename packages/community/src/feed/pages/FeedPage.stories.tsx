import { empty, failing, slow } from '@millrace/api-mocks';
import { SITE_PATHS } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { expect, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { useStoryPage } from '../../testing/StoryRouter';
import { FeedPage } from './FeedPage';

/** Posts of followed members, as on the home feed. */
function HomeFeedOverMocks() {
  const { session } = useStoryPage();
  const { viewer, signInHref = '?login=true', onSignInRequired } = session;
  return (
    <FeedPage
      about={{ kind: 'global' }}
      viewer={viewer}
      canonical={SITE_PATHS.networkFeed}
      signInHref={signInHref}
      onPhotoChange={action('uploaded a photo')}
      onSignInRequired={onSignInRequired}
    />
  );
}

const meta = {
  title: 'Screens/Home feed',
  tags: ['!autodocs'],
  component: HomeFeedOverMocks,
  ...onPage(SITE_PATHS.networkFeed),
} satisfies Meta<typeof HomeFeedOverMocks>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = /feed/i;

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, { heading });
  const feed = await canvas.findByRole('feed');
  await expect(within(feed).getAllByRole('article')[0]).toHaveTextContent('second sintering furnace');
  await expect(await canvas.findByRole('region', { name: /Recommended/ })).toBeVisible();
};

export const Default: Story = { play };

export const Loading: Story = {
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await waitFor(() => expect(canvas.getAllByText('Loading…').length).toBeGreaterThan(0));
  },
};

export const Empty: Story = {
  name: 'Empty: of a member who follows nothing yet',
  // Phones have no side panel.
  tags: ['wide-only'],
  parameters: { api: { scenarios: [empty()] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await expect(await canvas.findByText('You are not following any products')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error: each part says so, and tries again on demand',
  parameters: { api: { scenarios: [failing('server')] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1),
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = { tags: ['phone-only'], globals: phoneViewport, play };
