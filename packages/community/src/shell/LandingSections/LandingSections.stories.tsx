import { SECTORS } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InvitationBox } from '../../network/InvitationBox';
import { NetworkSummary } from '../../network/NetworkSummary';
import { SectorTiles } from '../SectorTiles';
import { Testimonials } from '../Testimonials';
import { LandingSections } from '.';

const communities = SECTORS.map(({ key, name }) => ({ id: `id-of-${key}`, name, sector: key }));

const meta = {
  title: 'Shell/LandingSections',
  component: LandingSections,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <SectorTiles communities={communities} number={1} />
        <NetworkSummary products={328} companies={284} sectors={8} number={2} />
        <Testimonials number={3} />
        <InvitationBox state={{ status: 'idle' }} onInvite={fn()} signUpHref="/signup" />
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof LandingSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Sets sections below each other, as wide as the page',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, canvasElement }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(names).toEqual([
      'Eight sectors, one network',
      'The product network',
      'How members use Millrace',
      'Getting started is easy',
    ]);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
