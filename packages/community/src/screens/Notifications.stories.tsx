import { empty, failing, slow } from '@millrace/api-mocks';
import { NotificationPageContainer } from '@millrace/design-system/connected';
import { SITE_PATHS } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectScreen } from './expect-screen';
import { MemberColumns } from './MemberColumns';
import { onScreen, phoneViewport } from './on-screen';

/** All that a member was told, between their panel and what is recommended. */
function Notifications() {
  return (
    <MemberColumns>
      <NotificationPageContainer />
    </MemberColumns>
  );
}

const meta = {
  title: 'Screens/Notifications',
  tags: ['!autodocs'],
  component: Notifications,
  ...onScreen(SITE_PATHS.notifications),
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = 'Notifications';

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectScreen(canvasElement, { heading });
  await expect(await canvas.findByText('10 of 23 shown')).toBeVisible();
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
  parameters: { api: { scenarios: [empty()] } },
  play: async ({ canvasElement }) => expectScreen(canvasElement, { heading }),
};

export const ErrorState: Story = {
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
