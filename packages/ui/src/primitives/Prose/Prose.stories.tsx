import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PROSE_SIZES, Prose } from '.';

const text =
  'Solid rod of synthetic fused silica with a doped core, built up by vapour deposition and drawn into optical fiber. The refractive-index profile of the preform is carried into every kilometre of fiber drawn from it.';

const meta = {
  title: 'UI/Text/Prose',
  component: Prose,
  args: { children: text },
  argTypes: { size: { control: 'inline-radio', options: PROSE_SIZES } },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  tags: ['forced-colors', 'rtl'],
  render: () => (
    <StoryList
      variants={Object.fromEntries(
        PROSE_SIZES.map((size) => [
          size,
          <Prose key={size} size={size}>
            <p>{text}</p>
            <ul>
              <li>Core eccentricity</li>
              <li>OH content</li>
            </ul>
          </Prose>,
        ]),
      )}
    />
  ),
};
