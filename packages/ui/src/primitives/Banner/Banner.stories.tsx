import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button, ButtonLink } from '../Button';
import { NOTICE_TONES } from '../Notice';
import { Stack } from '../Stack';
import { Banner } from '.';

const meta = {
  title: 'UI/Feedback/Banner',
  component: Banner,
  args: {
    tone: 'warning',
    children: 'Premium ends on 30 November. After that, prospects are no longer shown.',
    action: (
      <ButtonLink size="small" href="/pricing">
        Renew
      </ButtonLink>
    ),
    onDismiss: fn(),
  },
  argTypes: {
    tone: { control: 'inline-radio', options: NOTICE_TONES },
    action: { control: false },
    children: { control: 'text' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone', 'rtl'] };

export const FromTheStart: Story = {
  args: {
    role: 'region',
    'aria-label': 'Maintenance',
    tone: 'info',
    onDismiss: undefined,
    action: undefined,
    children: 'On Sunday from 02:00 to 03:00 UTC nothing can be saved.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Maintenance' })).toBeVisible();
  },
};

function Dismissable(props: ComponentProps<typeof Banner>) {
  const [isShown, setIsShown] = useState(true);
  return isShown && <Banner {...props} onDismiss={() => setIsShown(false)} />;
}

export const Dismissed: Story = {
  name: 'The cross asks its owner to take it away',
  tags: ['no-visual'], // Its end is an empty page.
  render: (args) => <Dismissable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/Premium ends/)).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ['forced-colors', 'contrast'],
  render: () => (
    <Stack>
      {NOTICE_TONES.map((tone) => (
        <Banner key={tone} tone={tone} action={<Button size="small">Act</Button>} onDismiss={() => {}}>
          Tone: {tone}
        </Banner>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  tags: ['phone'],
  args: {
    tone: 'danger',
    children:
      'Die Verbindung zum Server ist unterbrochen. Was Sie schreiben, bleibt in diesem Fenster erhalten und wird gesendet, sobald die Verbindung wieder steht.',
    action: <Button size="small">Jetzt erneut verbinden</Button>,
  },
};
