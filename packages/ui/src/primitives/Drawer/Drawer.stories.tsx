import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { DRAWER_SIDES, Drawer, type DrawerSide } from '.';

interface ExampleProps {
  side?: DrawerSide;
  defaultOpen?: boolean;
  /** Number of choices. */
  choices?: number;
}

const countries = ['Austria', 'Finland', 'Germany', 'Japan', 'Sweden', 'United States'];

function Example({ side, defaultOpen = false, choices = countries.length }: ExampleProps) {
  return (
    <Drawer.Root defaultOpen={defaultOpen}>
      <Drawer.Trigger asChild>
        <Button>Filter suppliers</Button>
      </Drawer.Trigger>
      <Drawer.Portal>
        <Drawer.Overlay />
        <Drawer.Content side={side}>
          <Drawer.Header>
            <Drawer.Title>Filter</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>
            <Drawer.Description>38 suppliers of preform silica glass.</Drawer.Description>
            <Stack gap="none">
              {Array.from({ length: choices }, (_, index) => (
                <Checkbox key={countries[index] ?? index} label={countries[index] ?? `Region ${index + 1}`} />
              ))}
            </Stack>
          </Drawer.Body>
          <Drawer.Footer>
            <Drawer.Close asChild>
              <Button tone="quiet">Cancel</Button>
            </Drawer.Close>
            <Button tone="primary">Show 12</Button>
          </Drawer.Footer>
        </Drawer.Content>
      </Drawer.Portal>
      <Text>The page stays where it is.</Text>
    </Drawer.Root>
  );
}

const meta = {
  title: 'UI/Overlays/Drawer',
  component: Example,
  argTypes: { side: { control: 'inline-radio', options: DRAWER_SIDES } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const End: Story = {
  args: { defaultOpen: true },
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Filter' });
    await expect(sheet).toHaveAccessibleDescription('38 suppliers of preform silica glass.');
    const isPhone = window.innerWidth < 768;
    const isRightToLeft = document.documentElement.dir === 'rtl';
    // It slides in unless reduced motion is requested.
    await waitFor(() => {
      const box = sheet.getBoundingClientRect();
      if (isPhone) expect(box.bottom).toBe(window.innerHeight);
      else expect(isRightToLeft ? box.left : window.innerWidth - box.right).toBe(0);
    });
  },
};

export const Start: Story = { args: { defaultOpen: true, side: 'start' }, tags: ['rtl'] };

export const Bottom: Story = { args: { defaultOpen: true, side: 'bottom' } };

export const LongText: Story = {
  name: 'A long content scrolls between head and foot',
  args: { defaultOpen: true, choices: 60 },
  tags: ['phone'],
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Show 12' });
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

export const Keyboard: Story = {
  name: 'Keeps the focus, closes with Escape and gives the focus back',
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter suppliers' });
    await userEvent.click(trigger);
    const sheet = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Austria' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
