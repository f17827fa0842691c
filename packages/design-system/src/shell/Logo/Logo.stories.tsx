import { StoryMatrix } from '@millrace/story-kit';
import { MessagesProvider } from '@millrace/ui/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LOGO_TONES, LOGO_VARIANTS, Logo, type LogoTone, type LogoVariant } from '.';

const meta = {
  title: 'Shell/Logo',
  component: Logo,
  argTypes: {
    variant: { control: 'inline-radio', options: LOGO_VARIANTS },
    tone: { control: 'inline-radio', options: LOGO_TONES },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  tags: ['forced-colors'],
  render: () => (
    <StoryMatrix rows={LOGO_VARIANTS} columns={LOGO_TONES}>
      {(variant, tone) => <Logo variant={variant as LogoVariant} tone={tone as LogoTone} />}
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
