import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Art } from '../Art';
import { Button } from '../Button';
import { Popover } from '../Popover';
import { COMBO_BOX_STATUSES, ComboBox } from '.';

const items = [
  { id: '1', name: 'Silicon tetrachloride', detail: 'Semiconductor', sector: 'semiconductor' },
  { id: '2', name: 'Germanium tetrachloride', detail: 'Optical Fiber', sector: 'optical-fiber' },
  { id: '3', name: 'Tetraethyl orthosilicate', detail: 'UV/EB Curing', sector: 'uv-eb-curing' },
].map(({ sector, ...item }) => ({
  ...item,
  art: <Art kind="thumb" src={`/art/v1/${sector}/thumb/${item.id}.svg`} />,
}));

function Example(props: ComponentProps<typeof ComboBox>) {
  const [value, setValue] = useState(props.inputValue);
  return (
    <ComboBox
      {...props}
      inputValue={value}
      onInputValueChange={(text) => {
        setValue(text);
        props.onInputValueChange(text);
      }}
      onSelect={(item) => {
        setValue(item.name);
        props.onSelect(item);
      }}
    />
  );
}

const meta = {
  title: 'UI/Inputs/ComboBox',
  component: ComboBox,
  render: (args) => <Example {...args} />,
  args: {
    label: 'Product',
    items,
    inputValue: '',
    onInputValueChange: fn(),
    onSelect: fn(),
    action: { label: 'Add “tetra” as a new product', onAction: fn() },
  },
  argTypes: { items: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  name: 'Arrow keys and Enter choose a match',
  tags: ['rtl', 'forced-colors'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Product' });
    await userEvent.type(input, 'tetra');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await expect(screen.getAllByText('tetra')[0]?.tagName).toBe('MARK');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
    await expect(input).toHaveValue('Germanium tetrachloride');
    await userEvent.clear(input);
    await userEvent.type(input, 'tetra');
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const Action: Story = {
  name: 'The action stands below the matches',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Product' }), 'tetra');
    await userEvent.click(await screen.findByRole('option', { name: 'Add “tetra” as a new product' }));
    await expect(args.action?.onAction).toHaveBeenCalledOnce();
  },
};

export const Sections: Story = {
  name: 'Items of one kind stand under a heading, and say by which other name they were found',
  tags: ['phone'],
  args: {
    action: undefined,
    items: items.map((item, at) => ({
      ...item,
      section: at < 2 ? 'Chemicals' : 'Monomers',
      ...(at === 0 && { matched: 'Tetrachlorosilane' }),
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Product' }), 'tetra');
    const chemicals = within(await screen.findByRole('group', { name: 'Chemicals' }));
    await expect(chemicals.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Silicon tetrachlorideTetrachlorosilaneSemiconductor',
      'Germanium tetrachlorideOptical Fiber',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: '3' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Product' }), '{Control>}a{/Control}tetra');
  },
};

export const Loading: Story = {
  args: { status: 'loading', items: [], action: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Product' }), 'tetra');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
  },
};

export const Empty: Story = {
  args: { items: [], action: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Product' }), 'xyz');
    await expect(await canvas.findByText('No matches')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { status: 'failed', items: [], action: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Product' }), 'tetra');
    await expect(await canvas.findByText('We couldn’t search. Try again.')).toBeVisible();
  },
};

export const Invalid: Story = { args: { error: 'Choose a product' } };

export const Disabled: Story = {
  args: { disabled: true, inputValue: 'Silicon tetrachloride' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Product' });
    await expect(input).toBeDisabled();
    await userEvent.click(input);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: 'Can be reached and read, and not changed',
  tags: ['no-visual'], // Looks as one at rest does.
  args: { readOnly: true, inputValue: 'tetra' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Product' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const InAPopover: Story = {
  name: 'Escape closes its list, and the popover that it stands in with the next one',
  tags: ['no-visual'], // Both are closed at the end, and each has stories of its own.
  render: (args) => (
    <Popover title="Tag a product" renderTrigger={(props) => <Button {...props}>Tag</Button>}>
      <Example {...args} />
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tag' }));
    const popover = await screen.findByRole('dialog', { name: 'Tag a product' });
    await userEvent.type(screen.getByRole('combobox', { name: 'Product' }), 'tetra');
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(popover).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Required: Story = {
  args: { required: true, mark: 'required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Product/ })).toBeRequired();
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'forced-colors'],
  render: (args) => (
    <StoryList
      variants={{
        ...Object.fromEntries(
          COMBO_BOX_STATUSES.map((status) => [status, <Example key={status} {...args} status={status} />]),
        ),
        filled: <Example {...args} inputValue="Silicon tetrachloride" />,
        required: <Example {...args} required mark="required" />,
        invalid: <Example {...args} error="Choose a product" />,
        disabled: <Example {...args} disabled inputValue="Silicon tetrachloride" />,
        'label hidden': <Example {...args} labelVisibility="hidden" placeholder="Find a product" />,
      }}
    />
  ),
};
