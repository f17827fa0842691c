import { createClient } from '@millrace/api-client';
import { Text } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApiClientProvider, useApiClient } from '.';

/** Stands in for a container. */
function Container() {
  return <Text variant="mono">{useApiClient().baseUrl}</Text>;
}

const meta = {
  title: 'Shell/ApiClient',
  component: ApiClientProvider,
  args: { client: createClient({ baseUrl: 'https://api.millrace.example' }), children: <Container /> },
  argTypes: { client: { control: false }, children: { control: false } },
} satisfies Meta<typeof ApiClientProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Hands its client to the containers below it',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://api.millrace.example')).toBeVisible();
  },
};
