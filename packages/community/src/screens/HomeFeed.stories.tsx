import { empty, failing, slow } from '@millrace/api-mocks';
import { FeedContainer } from '@millrace/design-system/connected';
import { SITE_PATHS } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectScreen } from './expect-screen';
import { MemberColumns } from './MemberColumns';
import { onScreen, phoneViewport } from './on-screen';
import { useScreen } from './ScreenContext';

/** Where a member comes home to: what those write whom they follow, between their panel and what is recommended. */
function HomeFeed() {
  const { viewer, signInHref = '?login=true', onSignInRequired } = useScreen();
  return (
    <MemberColumns>
      <FeedContainer
        about={{ kind: 'global' }}
        viewer={viewer}
        headingLevel={1}
        signInHref={signInHref}
        onSignInRequired={onSignInRequired}
      />
    </MemberColumns>
  );
}

const meta = {
  title: 'Screens/Home feed',
  tags: ['!autodocs'],
  component: HomeFeed,
  ...onScreen(SITE_PATHS.networkFeed),
} satisfies Meta<typeof HomeFeed>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = /feed/i;

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectScreen(canvasElement, { heading });
  const feed = await canvas.findByRole('feed');
  await expect(within(feed).getAllByRole('article')[0]).toHaveTextContent('second sintering furnace');
  await expect(await canvas.findByRole('region', { name: /Recommended/ })).toBeVisible();
};

export const Default: Story = { play };

export const Loading: Story = {
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectScreen(canvasElement, { heading });
    await waitFor(() => expect(canvas.getAllByText('Loading …').length).toBeGreaterThan(0));
  },
};

export const Empty: Story = {
  name: 'Empty: of a member who follows nothing yet',
  // A phone has no panel.
  tags: ['wide-only'],
  parameters: { api: { scenarios: [empty()] } },
  play: async ({ canvas, canvasElement }) => {
    await expectScreen(canvasElement, { heading });
    await expect(await canvas.findByText('You are not following any products')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error: each part says so, and tries again on demand',
  parameters: { api: { scenarios: [failing('server')] } },
  play: async ({ canvas, canvasElement }) => {
    await expectScreen(canvasElement, { heading });
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1),
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = { tags: ['phone-only'], globals: phoneViewport, play };
