import { empty, failing, slow } from '@millrace/api-mocks';
import { SITE_PATHS } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { useStoryPage } from '../../testing/StoryRouter';
import { ModerationPage } from './ModerationPage';

/** With the cases that the address names. */
function ModerationPageOverMocks() {
  return <ModerationPage status={useStoryPage().query.get('status') === 'closed' ? 'closed' : 'open'} />;
}

const meta = {
  title: 'Screens/Moderation',
  tags: ['!autodocs'],
  component: ModerationPageOverMocks,
  ...onPage(SITE_PATHS.moderation),
} satisfies Meta<typeof ModerationPageOverMocks>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = { is_moderator: true };
const moderator = { api: { user } };
const heading = 'Reports';

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, { heading });
  await waitFor(() => expect(within(canvas.getByRole('main')).getAllByRole('listitem')).toHaveLength(2));
};

export const Default: Story = { parameters: moderator, play };

export const Decided: Story = {
  name: 'Pressing “Closed” lists what was decided',
  parameters: moderator,
  play: async (context) => {
    await play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('link', { name: /^Closed/ }));
    await expect(await canvas.findByText(/Dismissed$/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { api: { user, scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await waitFor(() => expect(canvas.getAllByText('Loading…').length).toBeGreaterThan(0));
  },
};

export const Empty: Story = {
  parameters: { api: { user, scenarios: [empty()] } },
  play: async ({ canvasElement }) => expectPage(canvasElement, { heading }),
};

export const ErrorState: Story = {
  parameters: { api: { user, scenarios: [failing('server')] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0),
    );
  },
};

export const RightToLeft: Story = { parameters: moderator, globals: { direction: 'rtl' }, play };

export const Phone: Story = { parameters: moderator, tags: ['phone-only'], globals: phoneViewport, play };
