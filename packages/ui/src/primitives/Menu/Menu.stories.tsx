import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Tag as TagIcon, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AlertDialog } from '../AlertDialog';
import { Button } from '../Button';
import { MENU_ALIGNS, MENU_ITEM_TONES, Menu } from '.';

const handleEdit = fn();

const meta = {
  title: 'UI/Overlays/Menu',
  component: Menu,
  args: {
    label: 'More actions',
    align: 'start',
    items: [
      { id: 'edit', name: 'Edit', icon: Pencil, onAction: handleEdit },
      { id: 'tag', name: 'Tag products or companies', icon: TagIcon },
      { id: 'profile', name: 'My Profile', icon: User, href: '/profile' },
      { id: 'locked', name: 'Not for you', disabled: true },
      { id: 'remove', name: 'Remove', icon: Trash2, tone: 'danger', startsGroup: true },
    ],
  },
  argTypes: { align: { control: 'inline-radio', options: MENU_ALIGNS }, items: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['rtl', 'forced-colors'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menu', { name: 'More actions' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
  },
};

export const Keyboard: Story = {
  name: 'Arrow keys move, Enter acts, Escape closes and gives the focus back',
  play: async ({ canvas, userEvent }) => {
    handleEdit.mockClear();
    const trigger = canvas.getByRole('button', { name: 'More actions' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Tag products or companies' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handleEdit).toHaveBeenCalledOnce());
  },
};

function Removal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu label="More actions" items={[{ id: 'remove', name: 'Remove', onAction: () => setOpen(true) }]} />
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove this post?"
        description="This can’t be undone."
        confirmLabel="Remove"
        onConfirm={handleEdit}
      />
    </>
  );
}

export const OpensADialog: Story = {
  name: 'A dialog that an item opens gives the focus back to the button',
  tags: ['no-visual'], // Its dialog is gone at the end, and what is left is as in Default.
  render: () => <Removal />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More actions' });
    trigger.focus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus());
      await userEvent.keyboard(key);
      await screen.findByRole('alertdialog');
      await expect(screen.queryByRole('menu')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
};

export const OwnTrigger: Story = {
  args: {
    renderTrigger: (props) => <Button {...props}>Ingrid Halvorsen</Button>,
    label: 'Menu of Ingrid Halvorsen',
  },
};

const inEveryState = MENU_ITEM_TONES.flatMap((tone, at) => [
  { id: tone, name: `${tone}, with icon`, tone, icon: Pencil, startsGroup: at > 0 },
  { id: `${tone} text`, name: `${tone}, without`, tone },
  { id: `${tone} disabled`, name: `${tone}, disabled`, tone, disabled: true },
]);

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: (args) => (
    <StoryList
      variants={{
        icon: <Menu {...args} />,
        'own trigger': (
          <Menu
            {...args}
            label="Menu of Ingrid Halvorsen"
            renderTrigger={(props) => <Button {...props}>Ingrid Halvorsen</Button>}
          />
        ),
        ...Object.fromEntries(
          MENU_ALIGNS.map((align) => [
            `open, align ${align}`,
            <div
              key={align}
              style={{
                display: 'grid',
                placeItems: 'start center',
                inlineSize: '100%',
                maxInlineSize: 420,
                blockSize: 270,
              }}
            >
              <Menu open label={`Hangs from its ${align}`} align={align} items={inEveryState} />
            </div>,
          ]),
        ),
      }}
    />
  ),
};
