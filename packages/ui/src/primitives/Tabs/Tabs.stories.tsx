import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Tabs } from '.';

function Example() {
  return (
    <Tabs.Root defaultValue="suppliers">
      <Tabs.List aria-label="Product sections">
        <Tabs.Trigger value="suppliers" count={38}>
          Suppliers
        </Tabs.Trigger>
        <Tabs.Trigger value="prospects" count={112}>
          Prospects
        </Tabs.Trigger>
        <Tabs.Trigger value="chain">Value chain</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="suppliers">Companies that make or sell it.</Tabs.Content>
      <Tabs.Content value="prospects">Companies that may need it.</Tabs.Content>
      <Tabs.Content value="chain">What it is made of, and what is made of it.</Tabs.Content>
    </Tabs.Root>
  );
}

const meta = { title: 'UI/Navigation/Tabs', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['forced-colors'] };

export const Disabled: Story = {
  name: 'A tab out of use is passed over',
  render: () => (
    <Tabs.Root defaultValue="one">
      <Tabs.List aria-label="Parts">
        <Tabs.Trigger value="one">One</Tabs.Trigger>
        <Tabs.Trigger value="two" disabled>
          Two
        </Tabs.Trigger>
        <Tabs.Trigger value="three">Three</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="one">The first part.</Tabs.Content>
      <Tabs.Content value="two">The second part.</Tabs.Content>
      <Tabs.Content value="three">The third part.</Tabs.Content>
    </Tabs.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'One' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Three' })).toHaveFocus();
  },
};

export const Sticky: Story = {
  name: 'The line of tabs sticks below the masthead',
  render: () => (
    <div data-testid="page" style={{ blockSize: 260, overflowY: 'auto' }}>
      <div style={{ blockSize: 120 }} />
      <Tabs.Root defaultValue="long">
        <Tabs.List aria-label="Parts" sticky>
          <Tabs.Trigger value="long">Long</Tabs.Trigger>
          <Tabs.Trigger value="short">Short</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="long">
          <div style={{ blockSize: 1000 }}>What goes on below the window.</div>
        </Tabs.Content>
        <Tabs.Content value="short">Little.</Tabs.Content>
      </Tabs.Root>
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    page.scrollTo(0, 400);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const masthead = window.innerWidth < 768 ? 56 : 60;
    const line = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(line.top - page.getBoundingClientRect().top).toBeCloseTo(masthead + 2, 0);
  },
};

export const LastOfMany: Story = {
  name: 'Brings the tab that is shown into view where not all have room',
  tags: ['rtl'],
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <Tabs.Root defaultValue="chain">
        <Tabs.List aria-label="Parts">
          <Tabs.Trigger value="suppliers">Suppliers</Tabs.Trigger>
          <Tabs.Trigger value="prospects">Prospects</Tabs.Trigger>
          <Tabs.Trigger value="materials">Materials and Equipment</Tabs.Trigger>
          <Tabs.Trigger value="chain">Value chain</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="chain">What it is made of, and what is made of it.</Tabs.Content>
      </Tabs.Root>
    </div>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('tablist').getBoundingClientRect();
    const shown = canvas.getByRole('tab', { name: 'Value chain' }).getBoundingClientRect();
    await expect(shown.left).toBeGreaterThanOrEqual(line.left - 1);
    await expect(shown.right).toBeLessThanOrEqual(line.right + 1);
  },
};

const PARTS = ['Suppliers', 'Prospects', 'Materials and Equipment', 'Value chain'];

/** Negative margin of the first tab, which aligns its name with the start of the line. */
const TAB_PADDING_PX = 6;

/** Steps that the host advances, in a narrow container, far down a page. */
function Led() {
  const [step, setStep] = useState(0);
  return (
    <div data-testid="page" style={{ blockSize: 200, overflowY: 'auto', inlineSize: 280 }}>
      <Tabs.Root value={String(step)} onValueChange={(value) => setStep(Number(value))}>
        <Tabs.List aria-label="Steps">
          {PARTS.map((part, index) => (
            <Tabs.Trigger key={part} value={String(index)}>
              {part}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={String(step)}>
          <div style={{ blockSize: 600 }} />
          <button type="button" onClick={() => setStep((step + 1) % PARTS.length)}>
            Next
          </button>
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}

const bringsEachIntoView: Story['play'] = async ({ canvas }) => {
  const page = canvas.getByTestId('page');
  page.scrollTo(0, 300);
  const next = canvas.getByRole('button', { name: 'Next' });
  for (const part of [...PARTS.slice(1), PARTS[0]]) {
    next.click();
    const shown = canvas.getByRole('tab', { name: part });
    await waitFor(() => expect(shown).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => {
      const line = canvas.getByRole('tablist').getBoundingClientRect();
      const box = shown.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(line.left - TAB_PADDING_PX);
      expect(box.right).toBeLessThanOrEqual(line.right + TAB_PADDING_PX);
    });
    await expect(page.scrollTop).toBe(300);
  }
};

export const LedFromOneToTheNext: Story = {
  name: 'Brings each tab that comes to be shown into view, and leaves the page where it is',
  tags: ['no-visual'], // Ends scrolled to an empty area.
  render: () => <Led />,
  play: bringsEachIntoView,
};

export const LedFromRightToLeft: Story = {
  name: 'Brings each tab into view from right to left, too',
  tags: ['no-visual'], // Ends scrolled to an empty area.
  globals: { direction: 'rtl' },
  render: () => <Led />,
  play: bringsEachIntoView,
};

export const Keyboard: Story = {
  name: 'Arrow keys, Home and End move and show',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Suppliers 38' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Prospects 112' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Companies that may need it.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Value chain' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Companies that make or sell it.');
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'phone', 'forced-colors', 'contrast'],
  render: () => (
    <StoryList
      columnPx={480}
      variants={Object.fromEntries(
        ['first', 'second', 'third'].map((value) => [
          `${value} of three`,
          <Tabs.Root key={value} defaultValue={value}>
            <Tabs.List aria-label={`The ${value} is open`}>
              <Tabs.Trigger value="first" count={38}>
                Suppliers
              </Tabs.Trigger>
              <Tabs.Trigger value="second">Prospects</Tabs.Trigger>
              <Tabs.Trigger value="third">Value chain</Tabs.Trigger>
              <Tabs.Trigger value="none" disabled>
                Out of use
              </Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value={value}>What the {value} shows.</Tabs.Content>
          </Tabs.Root>,
        ]),
      )}
    />
  ),
};
