import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateTimePicker } from '.';

const nineInBerlin = { local: '2026-03-12T09:00', timeZone: 'Europe/Berlin' };

const meta = {
  title: 'UI/Inputs/DateTimePicker',
  component: DateTimePicker,
  args: {
    label: 'Doors open',
    hint: 'As the clocks at the venue show it.',
    defaultValue: nineInBerlin,
    onValueChange: fn(),
  },
  argTypes: { min: { control: false }, max: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateTimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Doors open' });
    await expect(group).toHaveAccessibleDescription('As the clocks at the venue show it.');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...nineInBerlin, local: '2026-03-12T10:00' });
  },
};

export const Zone: Story = {
  name: 'Another zone leaves the time as it stands',
  tags: ['rtl'],
  decorators: (Story) => (
    <div style={{ minBlockSize: 320 }}>
      <Story />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const zone = canvas.getByRole('combobox', { name: 'Time zone' });
    await expect(zone).toHaveValue('Berlin (UTC+1)');
    await userEvent.click(zone);
    await userEvent.keyboard('new y{ArrowDown}{Enter}');
    const local = '2026-03-12T09:00';
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ local, timeZone: 'America/New_York' });
    await expect(zone).toHaveValue('New York (UTC−4)');
    await userEvent.clear(zone);
    await userEvent.tab();
    await expect(zone).toHaveValue('New York (UTC−4)');
    await userEvent.click(zone);
    await userEvent.keyboard('+5:30');
    await waitFor(() => expect(screen.getAllByRole('option')).not.toHaveLength(0));
  },
};

export const Empty: Story = {
  args: { defaultValue: null, defaultTimeZone: 'Asia/Tokyo', required: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /month/ }));
    await userEvent.keyboard('03122026');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('930a');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      local: '2026-03-12T09:30',
      timeZone: 'Asia/Tokyo',
    });
  },
};

export const Invalid: Story = {
  args: { error: 'The hall is taken' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toBeInvalid();
    const group = canvas.getByRole('group', { name: 'Doors open' });
    await expect(group).toHaveAccessibleDescription('The hall is taken');
  },
};

export const Limits: Story = {
  name: 'Limits hold in every zone',
  args: {
    defaultValue: { local: '2026-03-12T09:00', timeZone: 'Asia/Tokyo' },
    min: { local: '2026-03-12T09:00', timeZone: 'Europe/Berlin' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Choose Mar 12, 2026, 5:00 PM or later.')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Time zone' }));
    await userEvent.keyboard('los ang{ArrowDown}{Enter}');
    await expect(canvas.queryByText(/or later/)).toBeNull();
  },
};

export const ClocksGoForward: Story = {
  name: 'A time that the clocks skip is none',
  args: { defaultValue: { local: '2026-03-29T02:30', timeZone: 'Europe/Berlin' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'The clock in Berlin skips this time that day. Choose Mar 29, 2026, 3:30 AM or another time.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toBeInvalid();
  },
};

export const ClocksGoBack: Story = {
  name: 'Of a time that comes twice, one chooses which is meant',
  tags: ['phone'],
  args: { defaultValue: { local: '2026-10-25T02:30', timeZone: 'Europe/Berlin' } },
  play: async ({ args, canvas, userEvent }) => {
    const local = '2026-10-25T02:30';
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toBeValid();
    const which = canvas.getByRole('group', { name: /this time occurs twice/ });
    await expect(within(which).getByRole('radio', { name: 'First (UTC+2)' })).toBeChecked();
    await userEvent.click(within(which).getByRole('radio', { name: 'Second (UTC+1)' }));
    const second = { timeZone: 'Europe/Berlin', isSecond: true };
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...second, local });
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Berlin (UTC+1)');
    // Another minute of the repeated hour keeps the choice; another hour is unambiguous.
    await userEvent.click(canvas.getByRole('spinbutton', { name: /minute/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...second, local: '2026-10-25T02:31' });
    await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      local: '2026-10-25T03:31',
      timeZone: 'Europe/Berlin',
    });
    await expect(which).not.toBeInTheDocument();
  },
};

export const InAForm: Story = {
  name: 'A form receives local time and zone',
  args: {
    name: 'start',
    timeZoneName: 'startZone',
    secondName: 'startSecond',
    defaultValue: { local: '2026-10-25T02:30', timeZone: 'Europe/Berlin', isSecond: true },
  },
  render: (args) => (
    <form aria-label="Event">
      <DateTimePicker {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Event' });
    const sent = new FormData(form);
    await expect(['start', 'startZone', 'startSecond'].map((name) => sent.get(name))).toEqual([
      '2026-10-25T02:30',
      'Europe/Berlin',
      'true',
    ]);
  },
};

export const Required: Story = {
  name: 'A form waits for it',
  tags: ['no-visual'], // Looks like Invalid, with the browser’s own error text.
  args: { defaultValue: null, required: true },
  render: InAForm.render,
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Event' });
    await expect(form.reportValidity()).toBe(false);
    await userEvent.keyboard('03122026930a');
    await expect(form.checkValidity()).toBe(true);
  },
};

export const Reset: Story = {
  name: 'A form that is reset has its first time and zone again',
  tags: ['no-visual'], // Looks as Default does.
  args: { defaultValue: { ...nineInBerlin, local: '2026-10-25T02:30', isSecond: true } },
  render: (args) => (
    <form aria-label="Event">
      <DateTimePicker {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^First/ }));
    const zone = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.click(zone);
    await userEvent.keyboard('new y{ArrowDown}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(zone).toHaveValue('Berlin (UTC+1)'));
    await expect(canvas.getByRole('radio', { name: /^Second/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(args.defaultValue);
  },
};

export const UnknownZone: Story = {
  name: 'A zone that the browser does not know leaves the time to be read and changed',
  tags: ['no-visual'], // Looks as Default does, but for its zone.
  args: { defaultValue: { ...nineInBerlin, timeZone: 'Mars/Olympus' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      local: '2026-03-12T10:00',
      timeZone: 'Mars/Olympus',
    });
    await userEvent.click(canvas.getByRole('button', { name: /calendar/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'phone', 'forced-colors'],
  render: ({ label, hint }) => (
    <StoryList
      variants={{
        rest: <DateTimePicker label={label} hint={hint} defaultValue={nineInBerlin} />,
        '24 hours': <DateTimePicker label={label} hourCycle={24} defaultValue={nineInBerlin} />,
        empty: <DateTimePicker label={label} required />,
        invalid: <DateTimePicker label={label} defaultValue={nineInBerlin} error="The hall is taken" />,
        'read-only': <DateTimePicker label={label} readOnly defaultValue={nineInBerlin} />,
        disabled: <DateTimePicker label={label} disabled defaultValue={nineInBerlin} />,
      }}
    />
  ),
};
