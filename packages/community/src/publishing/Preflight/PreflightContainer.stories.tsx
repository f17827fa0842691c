import { failing, slow } from '@millrace/api-mocks';
import { sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PreflightContainer } from '.';

const meta = {
  title: 'Publishing/PreflightContainer',
  tags: ['!autodocs'],
  component: PreflightContainer,
  ...withApi,
  args: { widgetsHref: '/widgets' },
  parameters: { api: { viewer: 'guest' } },
} satisfies Meta<typeof PreflightContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Checks a page at an address, and then one that is pasted',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'https://trade.example/a{Enter}');
    await expect(await canvas.findByText('Checked: https://trade.example/a')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('radio', { name: 'Pasted code' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Page HTML' }), '<p>An article</p>');
    await userEvent.click(canvas.getByRole('button', { name: 'Check page' }));
    await expect(
      await canvas.findByText('The page has no policy that restricts what it loads.'),
    ).toBeVisible();
    await expect(sentRequests()).toEqual(['POST /api/v2/embed/preflight', 'POST /api/v2/embed/preflight']);
  },
};

export const Refused: Story = {
  name: 'Says at the field what the server says of it, and keeps the address',
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('textbox');
    await userEvent.type(address, 'nowhere.example{Enter}');
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription(/We couldn’t find the host nowhere\.example/),
    );
    await expect(address).toHaveValue('nowhere.example');
    await expect(address).toHaveFocus();
  },
};

export const DoubleClick: Story = {
  name: 'A double click checks once [GAP-103]',
  parameters: { api: { scenarios: [slow({ delayMs: 300 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'trade.example');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Check page' }));
    await expect(await canvas.findByText('Checked: trade.example')).toBeVisible();
    await expect(sentRequests()).toHaveLength(1);
  },
};

export const Offline: Story = {
  name: 'Offline: says that nothing is lost, and works the next time',
  parameters: { api: { scenarios: [failing('offline', { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'trade.example{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your text is still here');
    await userEvent.click(canvas.getByRole('button', { name: 'Check page' }));
    await expect(await canvas.findByText('Checked: trade.example')).toBeVisible();
  },
};
