import { StoryMatrix } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { FLOAT_ALIGNS, FLOAT_SIDES, type FloatAlign, type FloatSide } from '../../internal/float-props';
import { Button } from '../Button';
import { ComboBox } from '../ComboBox';
import { DatePicker } from '../DatePicker';
import { Dialog } from '../Dialog';
import { Inline } from '../Inline';
import { Menu } from '../Menu';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { Popover, type PopoverTriggerProps } from '.';

const renderShare = (props: PopoverTriggerProps) => <Button {...props}>Share</Button>;

function ShareForm({ onDone }: { onDone: () => void }) {
  return (
    <>
      <TextField label="Send by email to" hint="Up to ten addresses, separated by commas" />
      <Inline>
        <Button tone="primary">Send</Button>
        <Button tone="quiet" onClick={onDone}>
          Cancel
        </Button>
      </Inline>
    </>
  );
}

const meta = {
  title: 'UI/Overlays/Popover',
  component: Popover,
  args: {
    title: 'Share this post',
    renderTrigger: renderShare,
    children: (close) => <ShareForm onDone={close} />,
  },
  argTypes: {
    side: { control: 'inline-radio', options: FLOAT_SIDES },
    align: { control: 'inline-radio', options: FLOAT_ALIGNS },
    children: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Share this post' })).toBeVisible();
  },
};

export const TitleHidden: Story = {
  args: {
    defaultOpen: true,
    title: 'Where this number comes from',
    titleVisibility: 'hidden',
    renderTrigger: (props) => <Button {...props}>38 suppliers</Button>,
    children: () => <Text>Counted each night from the links that researchers have verified.</Text>,
  },
};

export const Keyboard: Story = {
  name: 'Enter opens it, Escape closes it and gives the focus back; Tab leaves and closes it',
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Share' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Share this post' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.tab();
    await expect(within(popover).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Trigger: Story = {
  name: 'Its button opens and closes it',
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: () => (
    <StoryMatrix rows={FLOAT_SIDES} columns={FLOAT_ALIGNS}>
      {(side, align) => (
        <div
          style={{
            display: 'grid',
            placeItems: 'center',
            inlineSize: 400,
            maxInlineSize: '100%',
            blockSize: 290,
          }}
        >
          <Popover
            open
            title={`${side}, ${align}`}
            side={side as FloatSide}
            align={align as FloatAlign}
            renderTrigger={(props) => <Button {...props}>Share</Button>}
          >
            <Text>By email</Text>
          </Popover>
        </div>
      )}
    </StoryMatrix>
  ),
};

function EveryPopup() {
  const [query, setQuery] = useState('');
  return (
    <Stack>
      <Text>What stands around them.</Text>
      <Menu label="More actions" align="start" items={[{ id: 'edit', name: 'Edit' }]} />
      <Popover title="Share this post" renderTrigger={renderShare}>
        {(close) => <ShareForm onDone={close} />}
      </Popover>
      <ComboBox
        label="Product"
        items={[{ id: '1', name: 'Silicon tetrachloride' }]}
        inputValue={query}
        onInputValueChange={setQuery}
        onSelect={() => {}}
      />
      <DatePicker label="Start date" />
    </Stack>
  );
}

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Opens each popover in turn, and presses outside of it. */
async function openAndPressOutside(userEvent: UserEvent) {
  const pressed = (name: string | RegExp) => () => userEvent.click(screen.getByRole('button', { name }));
  const popups = [
    { role: 'menu', open: pressed('More actions') },
    { role: 'dialog', name: 'Share this post', open: pressed('Share') },
    { role: 'dialog', name: /Start date/, open: pressed(/calendar Start date/) },
    {
      role: 'listbox',
      open: () => userEvent.type(screen.getByRole('combobox', { name: 'Product' }), 'tetra'),
    },
  ];
  for (const { role, name, open } of popups) {
    await open();
    await expect(await screen.findByRole(role, { name })).toBeVisible();
    await userEvent.click(screen.getByText('What stands around them.'));
    await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());
  }
}

export const PressOutside: Story = {
  name: 'Menus, popovers, calendars and lists close when something outside of them is pressed [NAV-005]',
  tags: ['no-visual'], // All are closed at the end, and each has stories of its own.
  render: () => <EveryPopup />,
  play: ({ userEvent }) => openAndPressOutside(userEvent),
};

export const PressOutsideInDialog: Story = {
  name: 'In a dialog a press outside of a popup closes the popup alone',
  tags: ['no-visual'], // All but the dialog are closed at the end, and each has stories of its own.
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>Tag a post</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <EveryPopup />
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Tag a post' });
    // A modal dialog first disables pointer events on the page, and enables them on itself a moment later.
    await waitFor(() => expect(getComputedStyle(dialog).pointerEvents).toBe('auto'));
    await openAndPressOutside(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByRole('dialog', { name: 'Share this post' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share this post' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Tag a post' })).toBeVisible();
  },
};
