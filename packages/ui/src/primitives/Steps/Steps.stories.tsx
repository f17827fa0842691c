import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Steps } from '.';

const items = [
  { id: 'product', name: 'Product', detail: 'Preform silica glass', href: '?step=product' },
  { id: 'suppliers', name: 'Suppliers', detail: '3 chosen', href: '?step=suppliers' },
  { id: 'request', name: 'Request' },
  { id: 'review', name: 'Review' },
];

const meta = {
  title: 'UI/Navigation/Steps',
  component: Steps,
  args: { label: 'Request a quote', items, current: 'request' },
  argTypes: { current: { control: 'inline-radio', options: items.map((item) => item.id) } },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says of each step whether it is done, current or upcoming',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Request a quote' })).getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Done: Product' })).toBeInTheDocument();
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps[2]).toHaveTextContent('Current: Request');
    await expect(steps[3]).toHaveTextContent('Upcoming: Review');
  },
};

export const NarrowContainer: Story = {
  name: 'In a narrow container it names the current step and how many there are',
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Steps {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 4')).toBeVisible();
  },
};

export const NarrowFocus: Story = {
  name: 'In a narrow container a step shows its name while its link has the focus',
  tags: ['no-visual'], // Looks as NarrowContainer does, but for the focus.
  render: NarrowContainer.render,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Done: Suppliers' });
    const widthOfLine = () => link.closest('div')?.getBoundingClientRect().width ?? 0;
    await expect(widthOfLine()).toBe(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(widthOfLine()).toBeGreaterThan(50);
  },
};

export const Matrix: Story = {
  tags: ['forced-colors'],
  render: () => (
    <StoryList
      variants={Object.fromEntries(
        [...items.map((item) => item.id), 'all done'].map((current) => [
          current,
          <div key={current} style={{ inlineSize: '100%', maxInlineSize: 720 }}>
            <Steps label={`Request a quote: ${current}`} items={items} current={current} />
          </div>,
        ]),
      )}
    />
  ),
};

export const LongText: Story = {
  args: {
    current: '2',
    items: [
      { id: '1', name: 'Unternehmensstammdaten', detail: 'Aus dem Handelsregister übernommen' },
      { id: '2', name: 'Qualitätssicherungsvereinbarung', detail: 'Zwei Unterschriften fehlen' },
      { id: '3', name: 'Freigabe durch die Beschaffungsabteilung' },
      { id: '4', name: 'Abschluss' },
    ],
  },
};
