import { failing } from '@millrace/api-mocks';
import { answerPasskey, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PasskeyLoginContainer } from '.';

const meta = {
  title: 'Account/PasskeyLoginContainer',
  tags: ['!autodocs'],
  component: PasskeyLoginContainer,
  ...withApi,
  args: { returnTo: '/search', onSignedIn: fn() },
  parameters: { api: { viewer: 'guest' } },
} satisfies Meta<typeof PasskeyLoginContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = { name: 'Sign in with a passkey' };

export const Default: Story = {
  name: 'Signs in with a passkey and leads on; a double click asks once',
  play: async ({ args, canvas, userEvent }) => {
    answerPasskey('given');
    await userEvent.dblClick(await canvas.findByRole('button', button));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith('/networkFeed/global'));
    await expect(sentRequests()).toEqual(['POST /auth/passkey/options', 'POST /auth/passkey']);
  },
};

export const Cancelled: Story = {
  name: 'Cancelled: says so without alarm, and can be asked again',
  play: async ({ args, canvas, userEvent }) => {
    answerPasskey('NotAllowedError');
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await canvas.findByRole('status')).toHaveTextContent('You didn’t use a passkey.');
    answerPasskey('given');
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const Offline: Story = {
  name: 'Offline: says that the server did not answer',
  parameters: { api: { viewer: 'guest', scenarios: [failing('offline')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
  },
};
