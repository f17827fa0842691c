import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createMessages } from '../../messages/create-messages';
import { Art } from '../Art';
import { LoadMore } from '../LoadMore';
import { LightProvider } from '.';

const german = createMessages({
  locale: 'de',
  messages: { 'loadMore.shown': '{shown} von {total, number} gezeigt' },
});

const meta = {
  title: 'UI/Providers/LightProvider',
  component: LightProvider,
  args: {
    messages: german,
    artBaseUrl: '/elsewhere',
    children: (
      <>
        <Art kind="seal" src="/art/v1/none/seal/kvarnholm.svg" alt="Kvarnholm" loading="eager" />
        <LoadMore shown={4} total={1204} />
      </>
    ),
  },
  argTypes: { children: { control: false }, messages: { control: false } },
} satisfies Meta<typeof LightProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Texts, numbers and art addresses come from the nearest provider',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 von 1.204 gezeigt')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Kvarnholm' })).toHaveAttribute(
      'src',
      '/elsewhere/art/v1/none/seal/kvarnholm.svg',
    );
  },
};
