import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryList } from '../../internal/story-matrix';
import { Prose } from '.';

const text =
  'Solid rod of synthetic fused silica with a doped core, built up by vapour deposition and drawn into optical fiber. The refractive-index profile of the preform is carried into every kilometre of fiber drawn from it.';

const meta = {
  title: 'Primitives/Prose',
  component: Prose,
  args: { children: text },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  tags: ['forced-colors', 'rtl'],
  render: () => (
    <StoryList
      variants={{
        small: <Prose size="small">{text}</Prose>,
        medium: (
          <Prose>
            <p>{text}</p>
            <ul>
              <li>Core eccentricity</li>
              <li>OH content</li>
            </ul>
          </Prose>
        ),
        large: <Prose size="large">{text}</Prose>,
      }}
    />
  ),
};
