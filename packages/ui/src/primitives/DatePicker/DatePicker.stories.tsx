import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DatePicker, WEEKDAYS } from '.';

const meta = {
  title: 'UI/Inputs/DatePicker',
  component: DatePicker,
  args: {
    label: 'Start date',
    hint: 'The first day of the fair.',
    defaultValue: '2026-03-12',
    onValueChange: fn(),
  },
  argTypes: { weekStart: { control: 'inline-radio', options: WEEKDAYS } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const roomBelow: Story['decorators'] = (Story) => (
  <div style={{ minBlockSize: 460 }}>
    <Story />
  </div>
);

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Start date' });
    await expect(group).toHaveAccessibleDescription(/The first day of the fair\./);
    await userEvent.click(canvas.getByText('Start date'));
    await userEvent.keyboard('4152026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-04-15');
  },
};

export const Empty: Story = { args: { defaultValue: null, required: true } };

export const Invalid: Story = { args: { error: 'The hall is taken' } };

export const Open: Story = {
  tags: ['rtl', 'phone', 'forced-colors'],
  decorators: roomBelow,
  args: {
    min: '2026-03-02',
    max: '2026-04-30',
    isUnavailable: (date) => ['2026-03-17', '2026-03-18', '2026-03-19'].includes(date),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar Start date' }));
    const dialog = await screen.findByRole('dialog', { name: /Start date/ });
    const chosen = within(dialog).getByRole('button', { name: /March 12, 2026 selected/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(within(dialog).getByRole('button', { name: /March 1, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: /March 17, 2026/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Arrow keys move, Page Down turns the month, Enter chooses, Escape closes',
  decorators: roomBelow,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Open calendar/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const day = (name: RegExp) => screen.findByRole('button', { name });
    await waitFor(async () => expect(await day(/March 12, 2026/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(async () => expect(await day(/March 20, 2026/)).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(async () => expect(await day(/April 20, 2026/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-04-20');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Required: Story = {
  name: 'A form waits for it',
  tags: ['no-visual'], // Looks like Invalid, with the browser’s own error text.
  args: { required: true, defaultValue: null },
  render: (args) => (
    <form aria-label="Fair">
      <DatePicker {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Fair' });
    await expect(form.reportValidity()).toBe(false);
    await userEvent.keyboard('3122026');
    await expect(form.checkValidity()).toBe(true);
  },
};

export const MonthAndYear: Story = {
  name: 'Month and year are chosen from lists; Today and Clear stand at the foot',
  decorators: roomBelow,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Open calendar/ });
    await userEvent.click(button);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'month' }), 'October');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'year' }), '2030');
    await userEvent.click(screen.getByRole('button', { name: /October 1, 2030/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2030-10-01');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Today' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-02');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const WeekStart: Story = {
  name: 'The week starts as the language has it, or as is asked for',
  decorators: roomBelow,
  render: (args) => (
    <I18nProvider locale="de-DE">
      <DatePicker {...args} defaultOpen />
    </I18nProvider>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const names = [...dialog.querySelectorAll('th')].map((head) => head.textContent);
    await expect(names).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'phone'],
  render: ({ label, hint }) => (
    <StoryList
      variants={{
        rest: <DatePicker label={label} hint={hint} defaultValue="2026-03-12" />,
        empty: <DatePicker label={label} required />,
        'out of bounds': <DatePicker label={label} min="2026-03-02" defaultValue="2026-02-12" />,
        invalid: <DatePicker label={label} defaultValue="2026-03-12" error="The hall is taken" />,
        'read-only': <DatePicker label={label} readOnly defaultValue="2026-03-12" />,
        disabled: <DatePicker label={label} disabled defaultValue="2026-03-12" />,
      }}
    />
  ),
};
