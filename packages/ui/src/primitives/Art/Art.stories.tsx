import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SECTOR_HUES } from '../../styles/sectors';
import { ART_KINDS, Art } from '.';

const address = (sector: string, kind: string, slug = 'preform-silica-glass') =>
  `/art/v1/${sector}/${kind}/${slug}.svg`;

const meta = {
  title: 'UI/Media/Art',
  component: Art,
  args: { kind: 'plate', src: address('optical-fiber', 'plate'), alt: 'Optical fiber, drawn' },
  argTypes: { kind: { control: 'inline-radio', options: ART_KINDS } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 468 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Art>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Optical fiber, drawn' });
    await expect(image).toHaveAttribute('width', '400');
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '200px 40px 28px', gap: 16, alignItems: 'center' }}>
      {SECTOR_HUES.flatMap((sector) =>
        ART_KINDS.map((kind) => (
          <Art key={`${sector} ${kind}`} kind={kind} src={address(sector, kind)} loading="eager" />
        )),
      )}
    </div>
  ),
};
