import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryMatrix } from '../../internal/story-matrix';
import { MessagesProvider } from '../../messages/MessagesProvider';
import { Logo } from '.';

const meta = { title: 'Primitives/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  tags: ['forced-colors'],
  render: () => (
    <StoryMatrix rows={['full', 'mark']} columns={['accent', 'ink']}>
      {(variant, tone) => <Logo variant={variant as 'full' | 'mark'} tone={tone as 'accent' | 'ink'} />}
    </StoryMatrix>
  ),
};

const otherBrand = { brand: 'Weir' };

export const OtherBrand: Story = {
  render: () => (
    <MessagesProvider messages={otherBrand}>
      <Logo />
    </MessagesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weir')).toBeVisible();
  },
};
