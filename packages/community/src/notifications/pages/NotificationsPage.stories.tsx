import { empty, failing, slow } from '@millrace/api-mocks';
import { SITE_PATHS } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { expect, waitFor } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { useStoryPage } from '../../testing/StoryRouter';
import { NotificationsPage } from './NotificationsPage';

function NotificationsPageOverMocks() {
  const { viewer } = useStoryPage().session;
  return viewer && <NotificationsPage viewer={viewer} onPhotoChange={action('uploaded a photo')} />;
}

const meta = {
  title: 'Screens/Notifications',
  tags: ['!autodocs'],
  component: NotificationsPageOverMocks,
  ...onPage(SITE_PATHS.notifications),
} satisfies Meta<typeof NotificationsPageOverMocks>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = 'Notifications';

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, { heading });
  await expect(await canvas.findByText('10 of 23 shown')).toBeVisible();
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
  parameters: { api: { scenarios: [empty()] } },
  play: async ({ canvasElement }) => expectPage(canvasElement, { heading }),
};

export const ErrorState: Story = {
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
